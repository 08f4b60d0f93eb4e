// The words of the JSON formatter's screen and of its record in the catalog. Plurals are in late-words.ts.

// The catalog.
export const title = 'JSON Formatter';
export const description =
  'Format, minify or validate JSON of any size. Numbers, escapes and key order stay exactly as written.';
export const tagline = 'Validate, minify, repair, query';
export const sizeLimit = '128 MB to sort keys, 32 MB for a query’s value, 8 MB to repair';
export const keywords =
  'json, beautify, pretty print, prettify, minify, validate, lint, indent, compact, ndjson, json lines, jsonl, sort keys, repair, tree, viewer';
export const offerFormat = 'Format, check or repair';
export const offerFormatLines = 'Format or check each line';

// The input.
export const inputLabel = 'JSON Input';
export const inputPlaceholder = 'Type or paste JSON here';
export const suggestFix = 'Suggest a fix';
export const suggestFixFor = 'For comments, commas, quotation marks, brackets, numbers, and code around the JSON.';

// The tips.
export const tipAsWritten =
  'Every number, escape and key stays exactly as written. Only whitespace between them changes.';
export const tipQuotes =
  'Strings and keys need double quotation marks, and the last item of a list has no comma after it.';
export const tipComments = 'JSON has no comments. If yours has some, “Suggest a fix” removes them.';
export const tipAnySize = 'Files of any size work, including logs in JSON Lines (see Options).';

// The result.
export const formatted = 'JSON formatted successfully!';
export const minified = 'JSON minified successfully!';
export const validTitle = 'Valid JSON';
export const valid = 'Your JSON is valid!';
export const copied = 'Text copied to clipboard successfully.';
export const viewAsText = 'View as text';
export const viewAsTree = 'View as tree';
export const result = 'Result';
export const figures = '{values}, {levels}';
export const figuresOfDocuments = '{documents}, {values}, {levels}';
export const figuresOfQuery = '{matches} of the query: {figures}';

// The repairs.
export const repairs = 'Repairs';
export const useAsInput = 'Use as input';

// The contents of valid JSON.
export const contents = 'Contents';
export const documentCount = 'Documents';
export const objectCount = 'Objects';
export const arrayCount = 'Arrays';
export const keyCount = 'Keys';
export const plainValueCount = 'Plain values';
export const levelCount = 'Levels';

// The places of a warning.
export const place = 'line {line}, column {column}';
export const atPlaces = 'At <places/>.';
export const atPlacesAndMore = 'At <places/>; and {more} more.';
