// The words of the pages of announced AI tools.

// The top of the page.
export const home = 'Home';
export const tools = 'Tools';
export const comingSoon = 'Coming Soon';
export const free = 'Free (0 USD)';
export const notify = 'Notify Me';
export const allAiTools = 'All AI Tools';

// The parts of the page.
export const features = 'What it will do';
export const preview = 'Preview';
export const previewNote = 'This is how it may look. It doesn’t work yet.';
export const about = 'About the {name}';
export const onDevice =
  'Today’s tools all run on your device. If an AI tool can’t, its page will say so before you enter anything.';
export const price = 'Price';
export const when = 'When';

// The preview.
export const actions = {
  generate: 'Generate',
  clear: 'Clear',
  copy: 'Copy',
  download: 'Download',
  share: 'Share',
} as const;
export const result = 'Result';
export const emptyResult = 'Your result will appear here.';

// Each tool.
export const textGenerator = {
  prompt: {
    title: 'From a short prompt',
    text: 'Describe what you need in a line and get a first draft to work from.',
  },
  tone: { title: 'Your tone, your length', text: 'Plain or formal, a sentence or a page: you decide.' },
  language: { title: 'In your language', text: 'Ask in one language, get the text in another.' },
  input: {
    label: 'What should the text be about?',
    placeholder: 'A short thank-you note to a team after a long project',
  },
  choices: [
    { label: 'Tone', value: 'Friendly' },
    { label: 'Length', value: 'One paragraph' },
  ],
  about:
    'The AI Text Generator is for the blank page: letters, notes, summaries and first drafts. It gives you something to cut, edit and make your own.',
} as const;

export const codeAssistant = {
  writes: { title: 'Writes code', text: 'Describe a function or a query and get code with tests.' },
  explains: {
    title: 'Explains code',
    text: 'Paste code you don’t understand and read what it does, step by step.',
  },
  finds: { title: 'Finds bugs', text: 'Points to the line that’s wrong, says why, and suggests a fix.' },
  input: {
    label: 'What should the code do?',
    placeholder: 'Group a list of orders by customer and add up their totals',
  },
  choices: [
    { label: 'Language', value: 'TypeScript' },
    { label: 'Task', value: 'Write' },
  ],
  about:
    'The AI Code Assistant is for the small questions of a working day: a regular expression, an unfamiliar library, a test that fails. It will work alongside the developer tools already here.',
} as const;

export const contentWriter = {
  drafts: {
    title: 'Complete drafts',
    text: 'Articles, posts, newsletters and product descriptions, from outline to last line.',
  },
  outline: { title: 'Outline first', text: 'Review and change the outline before anything is written.' },
  clarity: { title: 'Easy to read', text: 'Checks length and clarity as it writes, so people keep reading.' },
  input: { label: 'What are you writing about?', placeholder: 'Five ways to keep a balcony green in winter' },
  choices: [
    { label: 'Kind', value: 'Blog article' },
    { label: 'Audience', value: 'Beginners' },
  ],
  about:
    'The AI Content Writer is for anyone who publishes: shops, clubs, makers, teachers. It plans a piece with you and writes it section by section.',
} as const;

export const imageGenerator = {
  style: { title: 'Any style', text: 'A photograph, a drawing, an icon: say how it should look.' },
  shape: { title: 'The right shape', text: 'Square, wide or tall, in the size you need.' },
  several: { title: 'Several at once', text: 'Compare variants side by side and keep the best.' },
  input: { label: 'Describe the image', placeholder: 'A lighthouse at dawn, drawn in ink' },
  choices: [
    { label: 'Style', value: 'Ink drawing' },
    { label: 'Shape', value: 'Square' },
  ],
  about:
    'The AI Image Generator is for images that don’t exist yet: a header for an article, a card for a friend, a first sketch of an idea.',
} as const;
