// The words of the hex encoder's screen and of its record in the catalog.

// The catalog.
export const title = 'Hex Encoder/Decoder';
export const description = 'Convert text or files to hex, decode hex dumps, and inspect any file byte by byte.';
export const tagline = 'Text, files and hex dumps';
export const keywords = 'hex, hexadecimal, base16, encode, decode, hex dump, hexdump, xxd, bytes, binary, file';
export const offerDecode = 'Decode';
export const offerEncode = 'Encode as hex';
export const offerView = 'View as hex';
export const offerEncodeEach = 'Encode each as hex';

// The input.
export const encodeLabel = 'Text to Encode';
export const encodePlaceholder = 'Type or paste text here';
export const encodeAction = 'Encode';
export const decodeLabel = 'Hex to Decode';
export const decodePlaceholder = 'Paste hexadecimal or a hex dump here';
export const decodeAction = 'Decode';
export const blank = 'Please enter some text to process.';

// The result.
export const copied = 'Result copied to clipboard.';
export const decodedType = 'Decoded file type: {type}.';
export const decodedBytes = 'Decoded bytes';

// The hex dump.
export const viewInput = 'View as hex dump';
export const viewResult = 'View result as hex dump';
export const dumpOf = 'Hex dump of {name}';
export const goToOffset = 'Go to offset';
export const ofSize = 'of {size}';
export const offsetPlaceholder = '1024 or 0x400';
export const go = 'Go';
export const badOffset = 'Enter a number of bytes, such as 1024 or 0x400.';
export const lastOffset = 'The last byte is at {offset} ({hex}).';
