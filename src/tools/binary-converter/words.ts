// The words of the binary converter's screen and of its record in the catalog.

// The catalog.
export const title = 'Binary Converter';
export const description = 'Convert text and decimal numbers of any length to binary, and binary back to either.';
export const tagline = 'Text and decimal, both ways';
export const keywords = 'binary, bits, bytes, decimal, base 2, ascii, utf-8, two’s complement, number';
export const offerText = 'Convert to text';
export const offerDecimal = 'Convert to decimal';
export const offerBinary = 'Convert to binary';

// The input of each mode.
export const textLabel = 'Text';
export const textPlaceholder = 'Type or paste text here';
export const textSample = 'Hello';
export const binaryLabel = 'Binary';
export const decimalNumbersLabel = 'Decimal numbers';
export const binaryNumbersLabel = 'Binary numbers';
export const blank = 'Please enter some content to process.';

export const action = 'Convert';
export const copied = 'Result copied to clipboard.';
