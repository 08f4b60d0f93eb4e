// The messages of the JSON Schema validator's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'The document could not be checked because of a bug in this tool. Please try again.',

  makingFailed: 'The schema could not be made because of a bug in this tool. Please try again.',

  // Types.
  anObject: 'an object',
  anArray: 'an array',
  aString: 'a string',
  aNumber: 'a number',
  anInteger: 'an integer',
  aBoolean: 'a boolean',
  null: 'null',
  more: { one: '{count} more', other: '{count} more' },

  // What doesn't conform.
  nothingAllowed: 'The schema allows no value here.',
  wrongType: '{value} isn’t {types}.',
  notInEnum: '{value} isn’t one of the allowed values: {values}.',
  notConst: '{value} isn’t {wanted}, the only allowed value.',
  overMaximum: '{value} is larger than the maximum, {limit}.',
  underMinimum: '{value} is smaller than the minimum, {limit}.',
  notBelow: '{value} isn’t smaller than {limit}.',
  notAbove: '{value} isn’t larger than {limit}.',
  notMultiple: '{value} isn’t a multiple of {divisor}.',
  tooLong: {
    one: 'The text has {count} character. At most {limit} are allowed.',
    other: 'The text has {count} characters. At most {limit} are allowed.',
  },
  tooShort: {
    one: 'The text has {count} character. At least {limit} are required.',
    other: 'The text has {count} characters. At least {limit} are required.',
  },
  notMatching: '{value} doesn’t match the pattern {pattern}.',
  wrongFormat: '{value} isn’t a valid {format}.',
  tooManyItems: {
    one: 'The array has {count} item. At most {limit} are allowed.',
    other: 'The array has {count} items. At most {limit} are allowed.',
  },
  tooFewItems: {
    one: 'The array has {count} item. At least {limit} are required.',
    other: 'The array has {count} items. At least {limit} are required.',
  },
  repeated: 'Items {first} and {second} are equal: {value}. Items must be different.',
  tooManyProperties: {
    one: 'The object has {count} property. At most {limit} are allowed.',
    other: 'The object has {count} properties. At most {limit} are allowed.',
  },
  tooFewProperties: {
    one: 'The object has {count} property. At least {limit} are required.',
    other: 'The object has {count} properties. At least {limit} are required.',
  },
  missing: 'The property {name} is missing.',
  missingWith: 'The property {name} is missing. Objects with {other} need it.',
  notAllowed: 'The property {name} isn’t allowed here.',
  badName: 'The name {name} isn’t allowed for a property here.',
  extraItem: {
    one: 'Only {count} item is allowed.',
    other: 'Only {count} items are allowed.',
  },
  uncheckedItem: 'Item {index} isn’t allowed here.',
  containsFew: {
    one: '{count} item matches the schema in “contains”. At least {least} must match.',
    other: '{count} items match the schema in “contains”. At least {least} must match.',
  },
  containsMany: {
    one: '{count} item matches the schema in “contains”. At most {most} may match.',
    other: '{count} items match the schema in “contains”. At most {most} may match.',
  },
  noneMatches: {
    one: '{value} doesn’t match the one alternative.',
    other: '{value} matches none of the {count} alternatives.',
  },
  noneMatchesClosest: {
    one: '{value} doesn’t match the one alternative.',
    other:
      '{value} matches none of the {count} alternatives. Alternative {closest} is the closest, and its errors follow.',
  },
  severalMatch: 'Alternatives {first} and {second} both match {value}. Exactly one must match.',
  isForbidden: 'The schema in “not” matches {value}, so it isn’t allowed.',

  // The verdict.
  valid: 'Valid: the document conforms to the schema (draft {draft}).',
  invalid: {
    one: 'Invalid: {count} error (draft {draft}).',
    other: 'Invalid: {count} errors (draft {draft}).',
  },
  validLines: {
    one: 'Valid: the {count} document conforms to the schema (draft {draft}).',
    other: 'Valid: all {count} documents conform to the schema (draft {draft}).',
  },
  invalidLines: {
    one: 'Invalid: {count} document of {documents} doesn’t conform to the schema.',
    other: 'Invalid: {count} documents of {documents} don’t conform to the schema.',
  },
  errorAt: '{place}, {path}: {text} The rule is {location}.',
  errorAtRoot: '{place}: {text} The rule is {location}.',

  // What was assumed, tolerated or left out.
  moreErrors: {
    one: 'There is {count} more error. The list ends after {shown}.',
    other: 'There are {count} more errors. The list ends after {shown}.',
  },
  duplicates: {
    one: 'A property name appears twice in an object, at {place}. Only the last one was checked.',
    other: '{count} property names appear twice in an object, the first at {place}. Only the last of each was checked.',
  },
  assumedDraft: 'The schema has no $schema, so it was read as draft {draft}.',
  unusedFiles: {
    one: 'No reference leads to the schema {files}, so it wasn’t checked.',
    other: 'No reference leads to the schemas {files}, so they weren’t checked.',
  },
  formatsIgnored:
    'The schema’s “format” rules weren’t checked, as its draft says. Choose “Check” for formats to check them.',
  unknownFormats: {
    one: 'The format {formats} is unknown and wasn’t checked.',
    other: 'The formats {formats} are unknown and weren’t checked.',
  },
  slowPatterns: {
    one: 'The pattern {patterns} can take very long for some texts, because it looks around or back. If the check doesn’t end, cancel it.',
    other:
      'The patterns {patterns} can take very long for some texts, because they look around or back. If the check doesn’t end, cancel it.',
  },

  // A schema from data.
  madeFrom: { one: 'Made from {count} document.', other: 'Made from {count} documents.' },
  duplicatesSkipped: {
    one: 'A property name appears twice in an object. Only the last one counts.',
    other: '{count} property names appear twice in an object. Only the last of each counts.',
  },

  // What can't be read.
  theSchema: 'the schema',
  largeDocument:
    'The document is larger than {megabytes} MB, the limit for one document. For JSON Lines, choose “JSON Lines”: only a line is limited.',
  longLine: 'A line is longer than {megabytes} MB, the limit for one document. Split it into smaller documents.',
  schemaFile: '{name}',
  largeSchemas:
    'The schemas are larger than {megabytes} MB together, the limit for them. Give only those that are needed.',
  largeSchema: 'The schema is larger than {megabytes} MB, the limit for schemas. Use a smaller one.',

  // What is wrong with the schema.
  badSchemaTitle: 'The schema is invalid',
  notSchemaValue: 'The draft doesn’t allow this value.',
  badSchema: '{reason} That is at {place} ({path}). Correct it, or use another draft.',
  badSchemaMore: {
    one: '{reason} That is at {place} ({path}). There is {count} more error. Correct them, or use another draft.',
    other: '{reason} That is at {place} ({path}). There are {count} more errors. Correct them, or use another draft.',
  },
  unknownDraft:
    'The schema’s $schema is {uri}, which isn’t a draft that this tool knows. Choose a draft under Options, or use draft 2020-12, 2019-09, 7 or 4.',
  badAddress: 'The schema’s $id is {address}, which isn’t a URI reference. Correct it.',
  sameAddress:
    'Two schemas have the address {address}: {files}. A reference to it could mean either. Give only one of them, or change an $id.',
  unknownReference:
    'The $ref to {reference} at {place} ({at}) wants {address}, which isn’t here. This tool never loads anything from the network: add that file to the schemas, or put it into $defs with its address as $id.',
  unknownAmongFiles:
    'The $ref to {reference} at {place} ({at}) wants {address}. No schema has that $id or path. The further schemas are {files}. Add the missing file, or correct the reference.',
  missingTarget: 'The $ref to {reference} at {place} ({at}) leads to nothing. Correct it, or add that definition.',
  notSchema: 'The value at {at} of the schema isn’t a schema. A schema is an object, true or false.',
  badPattern: 'The pattern {pattern} at {at} of the schema isn’t a valid regular expression. Correct it.',
  endlessReference: 'The references at {at} of the schema lead in a circle without an end. Remove one of them.',
  tooNested: 'Too many schemas apply within each other at {at} of the schema. Use a flatter document or schema.',
} as const;
