// The words of the JSON/YAML converter's screen and of its record in the catalog.

// The catalog.
export const title = 'JSON/YAML Converter';
export const description =
  'Convert JSON to YAML or back, right to the last digit, with a report of anything that can’t be kept.';
export const tagline = 'JSON to YAML or YAML to JSON';
export const sizeLimit = '128 MB of YAML';
export const keywords =
  'json, yaml, yml, convert, json to yaml, yaml to json, config, kubernetes, docker compose, openapi, anchors, merge keys, jsonl, ndjson';
export const offerYaml = 'Convert to YAML';
export const offerJson = 'Convert to JSON';

// The input.
export const jsonLabel = 'JSON Input';
export const jsonPlaceholder = 'Type or paste JSON here';
export const jsonSize = 'Files of any size';
export const yamlLabel = 'YAML Input';
export const yamlPlaceholder = 'Type or paste YAML here';
export const yamlSize = 'Up to 128 MB';
export const sampleName = 'Sample API';
export const sampleDescription = 'A small API, described for its users';
export const sampleComment = 'An API, described for its users';
export const clear = 'Clear All';
export const action = 'Convert';

// The result.
export const converted = 'Converted';
export const copied = 'Text copied to clipboard successfully.';
export const downloadedYaml = 'YAML file downloaded successfully.';
export const downloadedJson = 'JSON file downloaded successfully.';

// The loss report.
export const nothingLost = 'Nothing was lost: every value is there, to the last digit.';
export const lossesOfJson = 'What JSON can’t keep, or keeps differently';
export const lossesOfYaml = 'Worth knowing about the YAML';
export const losses = 'What happened, by line';
export const loss = '<kind/>. <means/>';
export const line = 'line {line}';
export const textAtLine = '<line/>: <text/>';

// The tips.
export const tipDigits = 'Numbers keep every digit: they are copied from the text, never rounded.';
export const tipQuotes = 'Text that YAML could take for something else, such as no, 1e5 or 2024-01-01, is quoted.';
export const tipDocuments = 'Files with several YAML documents become a list, or JSON Lines (see Options).';
export const tipReported = 'Comments, anchors, tags and duplicate keys are reported with their lines.';
