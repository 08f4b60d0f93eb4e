// The words of the page about the announced AI tools.

export const badge = 'Coming Soon';
export const title = 'AI Tools';
export const purpose = 'Four tools that write, explain and draw. Like everything here, they’ll be free (0 USD).';
export const expectation = '{expectation}.';
export const tools = 'The tools';
export const why = 'Why AI Tools';
export const reasons = {
  onePlace: {
    title: 'One place',
    text: 'Send a draft straight to the word counter, the case converter or the formatter, with no copying between sites.',
  },
  free: {
    title: 'Free, no account',
    text: 'Like every tool here: nothing to pay and nothing to sign up for.',
  },
  upfront: {
    title: 'Upfront about your data',
    text: 'If a tool can’t run on your device, its page will say so before you enter anything.',
  },
} as const;
export const newsletter = 'The newsletter will say when the first of them is ready.';
export const notify = 'Get Notified About AI Tools';
