// The terms of service. Tags are links: see pages/legal/legal-text.tsx.

export const title = 'Terms of Service';
export const summary =
  'Use the tools freely, for work or for yourself. What you make with them is yours. Check what matters, because no software is error-free.';

export const agreement = {
  title: 'Agreement',
  text: 'By using {name} you agree to these terms. If you do not agree to them, please do not use the site. “We” means the people who run it. How we handle data is described in the <privacy>privacy policy</privacy>.',
} as const;

export const service = {
  title: 'What you get',
  what: '{name} is a free collection of tools that run in your browser. You don’t need an account, and you may use them for personal and commercial work.',
  limits:
    'How large a file can be, and how fast a tool works, depends on your device and browser. Tools marked as coming soon are plans, not promises.',
} as const;

export const content = {
  title: 'What you make is yours',
  texts: [
    'We claim no rights to what you put into a tool or get out of it; it never even reaches us. You are responsible for having the right to use your input, and for how you use the result.',
  ],
} as const;

export const fairUse = {
  title: 'Fair use',
  text: 'Please do not:',
  points: [
    'use the site for anything illegal or harmful to others;',
    'attack the site, circumvent its limits, or deliberately overload it;',
    'send spam, or other people’s addresses without their consent, through the forms;',
    'pass the site off as your own or as someone else’s.',
  ],
} as const;

export const ideas = {
  title: 'Ideas and messages',
  texts: [
    'If you send us a <ideas>tool idea</ideas> or other suggestions, we may use them to improve the site without owing you anything. You keep every right to use them yourself.',
  ],
} as const;

export const software = {
  title: 'Our software and third-party software',
  texts: [
    'The site’s name, design and content belong to us. Parts of its software come from others under their own licenses, including the GNU General Public License and the GNU Lesser General Public License. The <software>list of third-party software</software> names them and says where to find their source code. For the parts they cover, those licenses take precedence over these terms.',
  ],
} as const;

export const warranty = {
  title: 'No warranty',
  text: 'We work hard to make the tools correct, and we test them. Still, the site is provided “as is” and “as available”, without warranty of any kind, to the extent permitted by law. We do not promise that it is always available, free of bugs, or fit for a particular purpose.',
  rates: 'Exchange rates come from a third-party service and are for information only.',
  check: 'Check any result that money, safety or health depends on, and keep the original of every file you convert.',
} as const;

export const liability = {
  title: 'Liability',
  texts: [
    'To the extent permitted by law, we are not liable for indirect damages, lost profits or lost data arising from using the site or being unable to use it. Nothing in these terms limits liability for willful misconduct, gross negligence, death or personal injury, or anything else for which liability cannot be limited by law. Your consumer rights are unaffected.',
  ],
} as const;

export const links = {
  title: 'Links and ads',
  texts: [
    'If the site links to other sites or, with your consent, shows ads, their operators are responsible for their content.',
  ],
} as const;

export const availability = {
  title: 'Changes to the site',
  texts: [
    'We may add, change or remove tools, and may block anyone who abuses the forms. You can stop using the site at any time; there is nothing to cancel.',
  ],
} as const;

export const changes = {
  title: 'Changes to these terms',
  texts: [
    'We may change these terms. We will give at least 30 days notice of material changes on this site before they take effect. If you use the site after that, you agree to them.',
  ],
} as const;

export const law = {
  title: 'Law',
  texts: [
    'If any part of these terms is invalid, the rest remains in effect. The mandatory consumer law of the country where you live applies to you, whatever these terms say.',
  ],
} as const;

export const contact = {
  title: 'Contact',
  byEmail: 'Send questions about these terms through <email/> or <contact>our contact page</contact>.',
  byForm: 'Send questions about these terms through <contact>our contact page</contact>.',
} as const;
