// The words of the contact page.

export const title = 'Contact Us';
export const summary =
  'Questions, bug reports and praise are welcome. To report a bug, name the tool, what you expected and what happened.';

// The form.
export const form = 'Contact';
export const name = 'Name *';
export const email = 'Email Address *';
export const emailHint = 'Only for our reply.';
export const subject = 'Subject *';
export const message = 'Message *';
export const messageHint = 'At least {least} characters, {length} so far';
export const note = 'We use what you send only to reply to you. <keeping>How long we keep it</keeping>';
export const send = 'Send Message';
export const sending = 'Sending...';
export const unreachable = 'Error: Failed to submit form. Please try again.';

// The details beside the form.
export const next = 'What happens next';
export const steps = [
  'Your message goes to our server.',
  'A person reads it on a working day.',
  'You get a reply at the address that you entered.',
] as const;
export const responseTimes = 'Response times';
export const typical = { topic: 'Typical', answer: '24-48 hours' } as const;
export const support = { topic: 'Support', answer: 'Within 24 hours' } as const;
export const general = { topic: 'General', answer: '48 hours' } as const;
export const business = { topic: 'Business', answer: '72 hours' } as const;
export const legal = { topic: 'Legal', answer: '5 business days' } as const;
export const supportHours = { title: 'Support hours', days: 'Monday to Friday', times: '09:00 to 17:00' } as const;
export const byEmail = 'Or write an email';

// Frequently asked questions. Tags are links.
export const frequent = 'Frequently asked questions';
export const questions = [
  {
    question: 'Are my files or text uploaded?',
    answer: 'No. Every tool runs in your browser, and your input is never sent to a server.',
  },
  {
    question: 'What do the tools cost?',
    answer: 'Nothing. They’re all free, and you don’t need an account.',
  },
  {
    question: 'I found a bug. What should I send?',
    answer:
      'The tool’s name, what you expected, what happened instead, and your browser. A small example helps most, if you can share one.',
  },
  {
    question: 'How do I suggest a tool?',
    answer: 'Use the form on the <ideas>Submit Tool Ideas</ideas> page. We read every one.',
  },
  {
    question: 'How do I unsubscribe?',
    answer: 'Enter your address on the <unsubscribe>Unsubscribe</unsubscribe> page.',
  },
] as const;
