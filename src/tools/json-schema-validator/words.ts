// The words of the JSON Schema validator's screen and of its record in the catalog.

// The catalog.
export const title = 'JSON Schema Validator';
export const description =
  'Check JSON or JSON Lines against a JSON Schema with exact numbers, or make a schema from data.';
export const tagline = 'Check JSON with a schema';
export const sizeLimit = '32 MB for one document, 8 MB for a schema, 32 MB for schemas in several files';
export const keywords =
  'json schema, draft 7, draft-07, draft 4, ajv, generator, json to schema, json to typescript, types, jsonl, ndjson, openapi';
export const offerCheck = 'Check against a JSON Schema';

// The inputs.
export const documentLabel = 'JSON document';
export const openDocument = 'Open document';
export const documentPlaceholder = '{"name": "Zoë", "age": 41}';
export const schemaLabel = 'JSON Schema';
export const openSchema = 'Open schema';
export const schemaPlaceholder = '{"type": "object", "required": ["name"]}';
export const documentSize = 'Up to 32 MB, JSON Lines of any size';
export const schemaSize = 'Up to 8 MB';
export const further = 'Schemas in other files';
export const addSchemas = 'Add schema files';
export const furtherHint = 'For each $ref that leads to another file.';
export const check = 'Check';
export const make = 'Make a schema';

// The result.
export const errors = 'Errors';
export const valid = 'Valid';
export const rule = 'Rule {location}';
export const root = '(whole document)';
export const place = 'Line {line}, column {column}';
export const format = 'Report as';
export const download = 'Download {name}';
export const copy = 'Copy report';
export const copied = 'Schema copied to clipboard.';

// Notes below.
export const tipExact = 'Numbers are compared digit by digit, so 9007199254740993 is larger than 9007199254740992.';
export const tipReferences =
  'References lead to places in the schema, and to the schema files that you add: by their $id, or else by their path, such as ./address.json.';
export const tipOffline = 'Nothing is loaded from the network: the drafts’ own schemas are part of this tool.';
