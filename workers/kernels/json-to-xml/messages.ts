// The messages of the JSON/XML converter's kernel.
import { words } from './words';

/** What the result doesn’t keep, by its kind. */
export const losses = {
  types: 'Numbers, true and false became text, with every digit.',
  null: 'null became an empty element.',
  'empty-array': 'Empty arrays have no element.',
  'empty-object': 'Empty objects became an empty element.',
  'one-item': 'Arrays with one item look like a single value.',
  nested: 'Arrays without a key of their own became <item> elements.',
  'only-text': 'Objects with only “#text” look like plain text.',
  'blank-text': 'An empty “#text” was left out, and so was a blank one beside elements.',
  duplicate: 'Duplicate keys became repeated elements.',
  name: 'Keys that are not XML names, or whose prefix is not declared, became <item key="…">.',
  character: 'Characters that XML doesn’t allow became U+FFFD.',
  comment: 'Comments were left out.',
  instruction: 'Processing instructions were left out.',
  declaration: 'The XML declaration was left out.',
  doctype: 'The DOCTYPE was left out.',
  default: 'Default attributes from the DOCTYPE were added.',
  entity: 'References to declared entities were replaced by their text.',
  cdata: 'CDATA sections became plain text.',
  mixed: 'Text between elements was joined into “#text”, so its position is lost.',
  order: 'Elements of one name were grouped, so their order among others is lost.',
  retyped: 'Text was written as a number, true, false or null.',
} as const;

export const messages = {
  ...words.messages,
  ...losses,
  failure: 'The data could not be converted because of a bug in this tool. Please try again.',
  badJson: 'Invalid JSON format. Please check your input.',
  badXml: 'Invalid XML format. Please check your input.',
  badRoot: '“{name}” can’t be the root element. A name starts with a letter or “_” and has no spaces or colons.',
  tooLarge: 'Up to 32 MB with 1.5 million values can be converted, because the whole document is held in memory.',
  tooRepetitive:
    'The result would repeat “{text}” so often that it doesn’t fit into memory. Shorten this text, or convert fewer values.',
  unknownEntity:
    'The text of entity “{name}” at {place} is not in the document, and other files are never loaded. Put the text in its place.',
  recoded: 'The XML was {declared}. The result is UTF-8.',
  declaresUtf8: 'The result is UTF-8, so its declaration says UTF-8 instead of {declared}.',
  fromJson: 'The XML holds JSON in the W3C’s vocabulary, so it was converted back token by token.',
  fromXml: 'The JSON holds an XML document, so it was converted back node by node.',
} as const;
