// Words of the toasts, the parts for amounts and the tips, which many screens share, and of the catalog.
import type { ToolCategory } from './define-tool';

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

// Catalog
export const categories = {
  Encoders: 'Encoders',
  Converters: 'Converters',
  'Development Tools': 'Development Tools',
  Security: 'Security',
  Generators: 'Generators',
  'Text Tools': 'Text Tools',
  Utilities: 'Utilities',
} as const satisfies Record<ToolCategory, string>;
