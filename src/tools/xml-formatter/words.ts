// XML formatter: the words of its record and its screen.

export const title = 'XML Formatter';
export const description = 'Format, minify or validate XML of any size, without changing its text.';
export const tagline = 'Pretty-print, validate, minify';
export const keywords =
  'xml, beautify, pretty print, prettify, minify, validate, lint, indent, well-formed, compact, svg, rss, soap, xhtml, plist, sitemap, xmllint, dtd, namespace';

// What it offers for a text or a file.
export const formatOrCheck = 'Format or check';
export const format = 'Format';

export const input = 'XML Input';
export const placeholder = 'Type or paste XML here';
export const copied = 'Text copied to clipboard successfully.';

// Announced when a run ends.
export const isFormatted = 'XML formatted successfully';
export const isMinified = 'XML minified successfully';
export const isValid = 'XML is valid';

// The result.
export const result = 'Result';
export const formatted = 'XML formatted successfully!';
export const minified = 'XML minified successfully!';
export const valid = 'XML is valid!';
export const wellFormed = 'It is well-formed, and its namespaces are declared. No schema or DTD was applied.';
export const totals = '{elements}, {levels}';
export const contents = 'Contents';
export const elements = 'Elements';
export const attributes = 'Attributes';
export const comments = 'Comments';
export const levels = 'Levels';

// Tips.
export const whitespaceOnly =
  'Only whitespace between elements changes. Text, CDATA, comments, references and attribute values stay as written.';
export const mixedContent =
  'An element that mixes text with other elements keeps its content, and so does xml:space="preserve".';
export const escapes = 'In text, write &lt; for “<” and &amp; for “&”.';
export const nothingLoaded = 'External files that a document names are never loaded, and entity bombs are refused.';
