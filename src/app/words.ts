// Words of the app around its pages: toasts, runs of recipes, links with options, the last resort, and data for search engines.

// Toast after Clear
export const undo = 'Undo';

// Link with options
export const linkIgnored = 'Part of this link was ignored';
export const linkIgnoredText = 'This tool doesn’t have some of the settings in it. Check the options before you go on.';
export const linkOpened = 'Options set by this link';
export const linkOpenedText = 'Reload the page to go back to your own options.';

// Recipes
export const running = 'Running';
export const step = 'Step {step}, {tool}';
export const stepNote = 'Step {step}: {note}';

// Replays of receipts
export const otherInput = 'Differs at step 0: this is not the input of the receipt';
export const differsAt = 'Differs at: {step}';
export const laterFailed = 'Its result is not the one of the receipt. {step} then failed: {problem}';

// Last resort
export const stopped = 'The page stopped working';
export const stoppedText =
  'Something went wrong on our side. Your text is still here: reload the page with it, or copy it first. Files must be opened again.';
export const reload = 'Reload';
export const copy = 'Copy';
export const copied = 'Copied';

// Data for search engines
export const anySystem = 'Any';
export const anyBrowser = 'A browser with JavaScript';
export const home = 'Home';
export const tools = 'Tools';
