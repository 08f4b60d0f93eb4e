// Words of the toasts, the parts for amounts and the tips that many screens share.

// Toasts
export const copiedTitle = 'Copied!';
export const copied = 'Text copied to clipboard successfully.';
export const errorTitle = 'Error';
export const copyFailed = 'Failed to copy to clipboard.';
export const downloadedTitle = 'Downloaded!';
export const saved = '{file} was saved by your browser.';

// Amounts
export const result = 'Result';
export const copy = 'Copy';
export const copyAmount = 'Copy {amount}';
export const copiedResult = 'Result copied to clipboard.';
export const quickMultiples = 'Quick multiples';

// Below a tool
export const tips = 'Tips';
