// The words of the CSV converter's screen and of its record in the catalog.

// The catalog.
export const title = 'CSV Converter';
export const description =
  'Convert CSV or TSV of any size to JSON or JSON Lines and back, with a note on every odd row.';
export const tagline = 'CSV to JSON or JSON to CSV';
export const keywords =
  'csv, tsv, excel, spreadsheet, convert, csv to json, json to csv, jsonl, json lines, ndjson, semicolon, table, formula injection';
export const offerJson = 'Convert to JSON';
export const offerCsv = 'Convert to CSV';

// The input.
export const csvLabel = 'CSV Input';
export const csvPlaceholder = 'Type or paste CSV here';
export const jsonLabel = 'JSON Input';
export const jsonPlaceholder = 'Type or paste JSON or JSON Lines here';
export const size = 'Files of any size';
export const clear = 'Clear All';
export const action = 'Convert';
export const sampleName = 'name';
export const sampleNote = 'note';
export const sampleQuote = 'Wrote the ""first"" program';
export const sampleLines = 'Two lines,\nin one field';

// The result.
export const converted = 'Converted';
export const copied = 'Text copied to clipboard successfully.';
export const downloadedJson = 'JSON file downloaded successfully.';
export const downloadedCsv = 'CSV file downloaded successfully.';

// The tips.
export const tipTypes = 'Fields are text unless you choose otherwise, so 007 and long IDs stay as they are.';
export const tipRagged = 'Rows with too few or too many fields are kept, and a note names the first one’s line.';
export const tipNested = 'To CSV, nested objects become columns with points, such as address.city.';
export const tipFormulas = 'Text that a spreadsheet would run as a formula is noted, and defused if you choose so.';
