// Markdown editor: the words of its record and its screen.

export const title = 'Markdown Editor';
export const description = 'Write Markdown with a live preview, and save it as Markdown or a complete HTML page.';
export const tagline = 'Live preview, HTML export';
export const sizeLimit = '10 MB';
export const keywords = 'markdown, md, gfm, github, commonmark, editor, preview, html, readme, notes, export';

// What it offers for a text or a file.
export const previewOrExport = 'Preview or export';

// The editor.
export const insert = 'Insert';
export const list = 'List';
export const listItem = 'List item';
export const code = 'Code';
export const quote = 'Quote';
export const table = 'Table';
export const column1 = 'Column 1';
export const column2 = 'Column 2';
export const cell = 'Cell';

export const markdown = 'Markdown';
export const openFile = 'Open a file';
export const clear = 'Clear';
export const placeholder = '# Write Markdown here';
export const opening = 'Opening…';
export const emptyHint = '<drop>Drop a file anywhere. </drop>Up to 10 MB.';
export const local = 'Nothing leaves this device.';
export const openedFrom = 'Opened from {file}. Nothing leaves this device.';
export const blank = 'Type some Markdown or open a file first.';
export const timedOut =
  'Rendering was stopped after {seconds} s: part of the text takes too long to parse. Look for long runs of brackets, backticks or nested lists. Your text is unchanged.';

// The preview.
export const preview = 'Preview';
export const emptyPreview = 'The preview of your text will appear here.';
export const image = 'Image';

export const copyMd = 'Copy MD';
export const copyHtml = 'Copy HTML';
export const copyFormatted = 'Copy formatted';
export const downloadMd = 'Download MD';
export const downloadHtml = 'Download HTML';
/** The title of a saved page without a heading. */
export const untitled = 'Document';

// The syntax guide.
export const syntaxGuide = 'Syntax guide';
export const aboutHeading = 'A heading; up to ###### for the sixth level';
export const aboutEmphasis = 'Bold, italic, struck through';
export const aboutCode = 'Code within a line';
export const aboutCodeBlock = 'A block of code, each fence on its own line';
export const aboutList = 'A list; indent by two spaces for a list within it';
export const aboutNumberedList = 'A numbered list';
export const aboutTaskList = 'A task list';
export const aboutQuote = 'A quote';
export const aboutLink = 'A link; a bare web address becomes one as well';
export const aboutImage = 'An image; the preview shows only images that are part of the text (data: addresses)';
export const aboutTable = 'A table: header, then a line of dashes; colons align';
export const aboutLine = 'A horizontal line';
export const twoSpaces = 'two spaces ⏎';
export const aboutLineBreak = 'A line break; an empty line starts a new paragraph';
export const aboutBackslash = 'A backslash keeps a sign from having a meaning';
