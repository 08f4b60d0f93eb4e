// The messages of the Base64 kernel.
export const messages = {
  failure: 'The text could not be processed because of a bug in this tool. Please try again.',
  notEncodable: 'Failed to encode text. Please check your input.',
  notBase64Uri:
    'Invalid Base64 string. Please check your input. This data: URI isn’t Base64: its header doesn’t end in ";base64,". (At {place}.)',
  badPadding:
    'Invalid Base64 string. Please check your input. The padding (=) doesn’t match the number of characters. (At {place}.)',
  afterPadding:
    'Invalid Base64 string. Please check your input. There is text after the padding (=). Remove it, or decode each part separately. If each line is a separate text, choose that under Lines. (At {place}.)',
  oneLeft:
    'Invalid Base64 string. Please check your input. The last character is left over: part of the text is missing. (At {place}.)',
  badCharacter: 'Invalid Base64 string. Please check your input. “{character}” at {place} isn’t valid Base64.',
  badHiddenCharacter: 'Invalid Base64 string. Please check your input. The character at {place} isn’t valid Base64.',
  byteOrderMark: 'The byte order mark at the start was removed.',
  dataUri: 'The content of a data: URI was decoded.',
  eachLine: 'Each line was decoded as a separate text.',
  lineInsideGroup:
    'A line ends inside a group of 4 characters, and the lines were joined. If each line is a separate text, choose that under Lines.',
  firstBlock: 'Only the first block was decoded. Decode the others separately.',
  percent: 'Percent escapes in the data: URI were decoded.',
  urlSafe: 'The URL-safe alphabet (- and _) was also accepted.',
  whiteSpace: 'Line breaks and spaces in the text were ignored.',
  unpadded: 'The padding (=) at the end was missing.',
  utf16Text: 'UTF-16 text',
  looksUtf16:
    'The bytes look like {encoding} text: “{text}”. To decode them as text, choose {encoding} under Text encoding.',
  looksUtf8:
    'The bytes were read as {encoding}, but look like UTF-8 text: “{text}”. To decode that, choose UTF-8 under Text encoding.',
  notUtf16: 'The decoded bytes aren’t {encoding} text. Choose UTF-8 under Text encoding.',
  bitsLeft: 'Leftover bits in the last character were dropped.',
  insideMime: 'The body of a MIME part was decoded.',
  otherMime:
    'This MIME part isn’t Base64: its Content-Transfer-Encoding is {encoding}. Decode a part in base64. (At {place}.)',
  insideArmor: 'The data inside OpenPGP armor was decoded.',
  insidePem: 'The data inside PEM was decoded.',
  insideUuencode: 'The data inside uuencode -m was decoded.',
  insideAuthorization: 'The data inside an Authorization header was decoded.',
  insideSshKey: 'The data inside an SSH public key was decoded.',
  insideIntegrity: 'The data inside an integrity hash was decoded.',
  insideEncodedWord: 'The data inside an encoded word of a mail header was decoded.',
  wordsBefore: '“{words}” before the data was left out.',
  insidePrefix: 'The data inside a base64 prefix was decoded.',
} as const;
