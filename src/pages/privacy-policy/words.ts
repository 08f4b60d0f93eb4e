// The privacy policy. Tags are links, or the subject of an item in a list: see pages/legal/legal-text.tsx.

export const title = 'Privacy Policy';
export const summary =
  'What you put into a tool stays on your device. We know only what you send us, and nothing tracks you unless you agree to it.';

// What stays on the device, what is sent, and what the server stores.
export const scope = {
  title: 'What this covers',
  text: 'This policy covers {name}: this website, its tools and its forms. “We” means the people who run it. There are no accounts, so nothing below is tied to a profile of you.',
} as const;

export const tools = {
  title: 'What you put into a tool',
  texts: [
    'The tools run in your browser. The text you type and the files you open are processed on your own device. They are never uploaded, never put in a URL, and not kept after you leave the page, except for test cases of the regex tester that you choose to keep on your device. We cannot see them.',
    'A large result may be written to a private folder that your browser keeps for this site, until you replace it or leave. Anything left behind is removed on your next visit.',
    'If you save a recipe, your browser keeps its name, its steps and their options on your device, until you delete it there or clear this site’s data in your browser. A recipe never contains an input, a key or a password, and text you typed into an option only if you tick it. A link to a recipe has the same parts without the name. They are after the # of the address, which browsers don’t send to any server.',
    'You can also share text and files with the installed site from your device’s share menu. If your browser has not stored the site yet, it sends them to our server instead of opening them on your device. The server discards them unread, and the page says so.',
  ],
  rates:
    'One tool needs the network: the currency converter asks {host} for today’s exchange rates. The request does not contain your amounts or currencies. As with any request, that service sees your IP address.',
} as const;

export const forms = {
  title: 'What you send us',
  text: 'Three forms send data to our server, and only when you click their button:',
  points: [
    '<about>Newsletter:</about> your email address, when you signed up and when you confirmed, so we can send you news about tools and features and show that you agreed. If this site sends email, we first send you a link to confirm: nobody else can sign you up. Our answers never show whether an address is on the list.',
    '<about>Tool ideas:</about> your idea with its category and use case, your name, your email address and when you sent it, so we can evaluate the idea and ask you about it.',
    '<about>Contact:</about> your message with its subject, your name, your email address and when you sent it, so we can answer you.',
  ],
  mail: 'Ideas and messages may reach us by email, and links to confirm reach you by email, through the mail service we use. We don’t sell or rent what you send, and we don’t combine it with data from elsewhere.',
} as const;

export const server = {
  title: 'What our server logs',
  texts: [
    'To deliver a page, a server needs the IP address that requested it. Our log records the time, the page’s URL, whether it was delivered and how long that took. It does not record your IP address or anything you wrote.',
    'To prevent abuse, we count how often each IP address uses the forms. For that we store keyed hashes of the address and of the networks around it, which cannot be reversed without a secret key. They are deleted when the hour they were counted in ends. We count confirmation emails in the same way, by a keyed hash of the email address, for one day.',
    'Our hosting provider may keep its own technical logs for a short time, to keep its service secure.',
  ],
} as const;

export const grounds = {
  title: 'Legal basis',
  text: 'Where the General Data Protection Regulation (GDPR) applies, we rely on:',
  points: [
    '<about>Your consent</about> (Article 6(1)(a)): the newsletter, and every cookie that is not essential.',
    '<about>Your request</about> (Article 6(1)(b)): to answer your message.',
    '<about>Our legitimate interests</about> (Article 6(1)(f)): to deliver the site, protect it from abuse, and learn which tools people want.',
  ],
} as const;

export const keeping = {
  title: 'How long we keep it',
  points: [
    '<about>Newsletter address:</about> until you <unsubscribe>unsubscribe</unsubscribe>. Then it is deleted, not just deactivated. A signup that you don’t confirm is deleted after 7 days.',
    '<about>Ideas and messages:</about> as long as we need them for the purpose you sent them, or until you ask us to delete them.',
    '<about>Abuse counters:</about> one hour, or one day for the count of confirmation emails to your address.',
  ],
} as const;

// What the browser stores, and third parties.
export const storage = {
  title: 'Cookies and storage in your browser',
  text: 'This is everything the site itself stores in your browser:',
  points: [
    '<about>theme:</about> whether you chose the light, dark or system theme.',
    '<about>liveUpdates:</about> whether tools update results as you type.',
    '<about>shell:</about> the shell that you chose for “Copy as command”.',
    '<about>leftPane:</about> how wide you made the input of a tool beside its result.',
    '<about>sidebar:</about> whether the list of tools shows only its icons.',
    '<about>toolOptions:</about> the options you changed in each tool, so you find them on your next visit. Never what you type or open, and never a key or password. “Reset options” on a tool’s page deletes its entry.',
    '<about>recentTools and pinnedTools:</about> the names of the tools you used last and the ones you pinned, so they come first. Clear both on the home page.',
    '<about>installInterest:</about> in how many visits you used a tool, up to three, and whether you declined to install the site.',
    '<about>cookieConsent and cookiePreferences:</about> your cookie choices.',
    '<about>adsense_enabled and preferences_enabled:</about> cookies set for one year when you accept advertising or preferences, and deleted when you withdraw consent.',
    '<about>The site itself:</about> copies of its pages and tools, so they work offline.',
    '<about>colorPalette:</about> the colors you saved in the color picker.',
    '<about>regexCases:</about> the test cases of the regex tester, if you ticked “Keep on this device” there. Untick it to delete them.',
  ],
  rates: '<about>exchangeRates:</about> the latest ones the currency converter received, so it works offline.',
  choice:
    'The two cookies are optional, and you can change your choice any time in the <cookies>cookie settings</cookies>. The rest is needed to provide what you ask for, stays on your device and requires no consent. You can delete all of it in your browser’s settings.',
} as const;

export const partners = {
  title: 'Analytics and advertising',
  consent: 'No third-party code loads before you agree to it.',
  analytics:
    'We count visits with Google Analytics. Its code loads only after you accept analytics cookies. It sees which pages and tools you use, what you search for in our catalog, and basic facts about your browser. It never sees tool input.',
  noAnalytics:
    'No analytics service is set up on this site. If we add one, it will be named here and will load only after you accept analytics cookies.',
  adsense: 'Google AdSense shows ads here. Google and its partners may use cookies to select and measure them.',
  pixel: 'Meta’s pixel counts page views for ads on Meta’s own pages.',
  adsConsent: 'This code loads only after you accept advertising cookies.',
  noAds:
    'There are no ads on this site. If we add them, the provider will be named here, and they will load only after you accept advertising cookies.',
  countries:
    'These companies may process data in the United States and other countries, under their own privacy policies. You can withdraw your consent at any time in the <cookies>cookie settings</cookies>.',
} as const;

// What the visitor can do.
export const rights = {
  title: 'Your rights',
  text: 'You can, free of charge:',
  points: [
    '<about>Access</about> what we have stored about you, and get a copy in a common format.',
    '<about>Correct</about> anything that is wrong.',
    '<about>Delete</about> everything sent from your email address: the newsletter signup, ideas and messages.',
    '<about>Restrict or object</about> to processing based on our legitimate interests.',
    '<about>Withdraw</about> your consent, without giving a reason: to the newsletter by <unsubscribe>unsubscribing</unsubscribe>, to cookies in the <cookies>cookie settings</cookies>. This does not affect earlier processing.',
    '<about>Complain</about> to the data protection authority of the country where you live or work.',
  ],
  byEmail:
    'Write to us through <email/> or <contact>our contact page</contact>, from the email address concerned, so we know it’s yours. We answer within one month. We make no automated decisions about you.',
  byForm:
    'Write to us through <contact>our contact page</contact>, from the email address concerned, so we know it’s yours. We answer within one month. We make no automated decisions about you.',
} as const;

export const children = {
  title: 'Children',
  texts: [
    'Our forms are not intended for children under 13, and we do not knowingly collect data about them. If you believe a child under 13 has sent us personal data, let us know and we will delete it.',
  ],
} as const;

export const safety = {
  title: 'Security',
  texts: [
    'Our pages follow a strict security policy that your browser enforces: they can load code and send data only where the policy allows. Only people who need it to answer you can see what you send us. No system is perfectly secure; the best protection is having so little to find.',
  ],
} as const;

export const changes = {
  title: 'Changes to this policy',
  texts: [
    'Before we change how we handle data, we update this page. If a change needs your consent, we ask for it again.',
  ],
} as const;

export const contact = {
  title: 'Contact',
  byEmail: 'Send questions about your data through <email/> or <contact>our contact page</contact>.',
  byForm: 'Send questions about your data through <contact>our contact page</contact>.',
} as const;
