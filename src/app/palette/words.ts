// Words of the command palette and of the list of keyboard shortcuts.

// Button and field
export const search = 'Search';
export const searchAll = 'Search tools and pages';
export const close = 'Close search';

// Results
export const results = 'Results';
export const noMatch = 'No tools match.';
export const isSomethingMissing = 'Is something missing?';
export const suggestTool = 'Suggest a tool';
export const keys = '↑ ↓ to choose, Enter to go, Esc to close';
export const offer = '{does}: {tool}';

// Kinds of results
export const page = 'Page';
export const comingSoon = 'Coming soon';
export const recipe = 'Your recipe';
export const action = 'Action';

export const home = 'Home';

// Actions
export const sendTo = 'Send result to {tool}';
export const clear = 'Clear {tool}';

// Keyboard shortcuts
export const shortcuts = 'Keyboard shortcuts';
export const closeShortcuts = 'Close shortcuts';
export const run = 'Run the tool';
export const copyResult = 'Copy the result';
export const sendResult = 'Send the result to another tool';
export const clearInput = 'Clear the input';
export const cancelOrClose = 'Cancel a run, or close a dialog';
export const pasteAnywhere = 'Paste text or files anywhere on a tool’s page';
export const showShortcuts = 'Show these shortcuts';
