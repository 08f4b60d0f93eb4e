// The messages of the JSON/XML converter's kernel.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to convert. Please check your input.',
  badJson: 'Invalid JSON format. Please check your input.',
  badXml: 'Invalid XML format. Please check your input.',
  badRoot: '“{name}” can’t be the root element. A name starts with a letter or “_” and has no spaces or colons.',
  tooLarge: 'Up to 32 MB with 1.5 million values can be converted, because the whole document is held in memory.',
  unknownEntity:
    'The text of entity “{name}” at {place} is not in the document, and other files are never loaded. Put the text in its place.',
  recoded: 'The XML was {declared}. The result is UTF-8.',
  declaresUtf8: 'The result is UTF-8, so its declaration says UTF-8 instead of {declared}.',
  fromJson: 'The XML holds JSON in the W3C’s vocabulary, so it was converted back token by token.',
  fromXml: 'The JSON holds an XML document, so it was converted back node by node.',
} as const;
