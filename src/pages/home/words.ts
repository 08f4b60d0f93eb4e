// The words of the home page.

// The field

export const title = 'Free tools for text and files that never leave your browser';
export const field = 'Paste anything, or type to search';
export const openFiles = 'Open files';
export const clear = 'Clear';
export const dropAnywhere = 'Drop files anywhere.';
export const neverUploaded = 'Checked on your device, never uploaded.';
export const pastedText = 'Pasted text';
export const andMore = '{name} and {count} more';

// What was entered, and the tools for it

export const answer = 'What this is';
export const matches = 'Tools that match';
export const ownRecipes = 'Your recipes';
export const ownRecipe = 'Your recipe';
export const noTool = 'No tool for “{title}” yet. <link>Suggest it</link>';
export const suggestedTools = 'Suggested tools';
export const isMissing = 'Is something missing? <link>Suggest a tool</link>';
export const spokenAnswer = '{found}. {label}: {text}. Enter copies it.';
export const spokenLongAnswer = '{found}. {label}. Enter copies it.';

// Short answers

export const sameContent = 'Same content?';
export const same = 'Same: every byte is equal';
export const different = 'Different, though of the same size';
export const differentSizes = 'Different: {one} and {other}';
export const atRates = '{amount} at the rates of {date}';
export const formatted = 'Formatted';
export const formattedFirst = 'Formatted: the first of {lines} lines';

// What another app shares

export const shareAgain = 'Please share it again';
export const sentToServer =
  'The site was not stored on your device yet, so your browser sent what you shared to our server. The server discarded it unread.';
export const lost = 'What you shared was lost before this page could show it.';
export const textLeftOut = 'Text left out';
export const filesOnly = 'Only the files were opened. To use the text that came with them, share it separately.';

// The visitor's tools

export const ownTools = 'Your tools';
export const popular = 'Popular';
export const pinned = ', pinned';
export const clearOwnTools = 'Clear recent and pinned';
export const exploreTools = 'Explore Tools';
export const suggestTool = 'Suggest a Tool';

// Promises

export const promises = [
  {
    sentence: 'Any size.',
    meaning: 'Most tools read files piece by piece, so size doesn’t matter. The limits of the others are below.',
  },
  {
    sentence: 'Never frozen.',
    meaning: 'Work runs in the background, so the page stays responsive. Long runs show progress and can be canceled.',
  },
  {
    sentence: 'Never wrong in silence.',
    meaning: 'If something is wrong, you see what and where.',
  },
  {
    sentence: 'Never sent.',
    meaning: 'Everything is processed on your device and never uploaded.',
  },
] as const;
export const benchmark =
  '<link>Benchmark it on your device</link>: speed, stalls and accuracy, against the libraries other sites use.';

// The small text case converter

export const tryIt = 'Try It Now';
export const tryItPurpose = 'Change the case of any text or file.';
export const textCase = 'Case';
export const text = 'Text';
export const convert = 'Convert Text';
export const result = 'Result';
export const copy = 'Copy to Clipboard';

// Below

export const popularTools = 'Popular Tools';
export const allTools = 'See all tools';
export const aiTools = 'AI-Powered Tools';
export const comingSoon = 'See what’s coming';
export const newsletter = 'Stay up to date';
export const newsletterPurpose = 'Get updates about new tools and features by email. Unsubscribe any time.';
export const newsletterForm = 'Newsletter signup';
export const emailAddress = 'Email Address';
export const ideas = 'Tell us what’s missing. We build the most requested tools first.';
