// The words of the JSON/XML converter's screen and of its record in the catalog. Plurals are in late-words.ts.

// The catalog.
export const title = 'JSON/XML Converter';
export const description = 'Convert JSON to XML or back, with a report of anything that can’t be kept.';
export const tagline = 'JSON to XML or XML to JSON';
export const sizeLimit = '32 MB, 1.5 million values';
export const keywords =
  'json, xml, convert, json to xml, xml to json, parse, attributes, jsonml, lossless, soap, rss, feed, config';
export const offerXml = 'Convert to XML';
export const offerJson = 'Convert to JSON';

// The input.
export const jsonLabel = 'JSON Input';
export const jsonPlaceholder = 'Type or paste JSON here';
export const xmlLabel = 'XML Input';
export const xmlPlaceholder = 'Type or paste XML here';
export const size = 'Up to 32 MB';
export const sampleComment = 'Two items';
export const sampleNote = 'Please deliver <em>before</em> noon.';
export const clear = 'Clear All';
export const action = 'Convert';

// The result.
export const converted = 'Converted';
export const copied = 'Result copied to clipboard.';
export const downloadedXml = 'XML file downloaded successfully.';
export const downloadedJson = 'JSON file downloaded successfully.';

// The loss report.
export const nothingLost = 'Nothing was lost.';
export const details = 'Details';

// The table of the mapping.
export const compactTitle = 'How compact conversion maps';
export const compactNote =
  'Short and familiar. All XML text becomes JSON strings unless you choose otherwise in Options; nothing is guessed.';
export const losslessTitle = 'How lossless conversion maps';
export const losslessNote =
  'JSON is written in the W3C’s XML vocabulary for JSON, and XML as nested lists like JsonML, so both convert back exactly.';
export const mapping = 'Mapping';
export const what = 'What';
export const json = 'JSON';
export const xml = 'XML';

// Its rows.
export const keyAndValue = 'Key and value';
export const attribute = 'Attribute';
export const list = 'List';
export const unnamedList = 'List without a name';
export const oddKey = 'Key that is not a name';
export const nullAsXml = '<a/>, read back as ""';
export const noElement = 'no element';
export const declaration = 'Declaration';
export const root = 'Root';
export const rootAsJson = 'a single key';
export const rootAsXml = 'is the root; otherwise the one in Options';
export const objectAndKey = 'Object, key';
export const escapeSequence = 'Escape';
export const wholeDocument = 'Document';
export const element = 'Element';
export const commentAndInstruction = 'Comment, instruction';
