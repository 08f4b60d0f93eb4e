// The words of the Base64 encoder's screen and of its record in the catalog.

// The catalog.
export const title = 'Base64 Encoder/Decoder';
export const description = 'Encode text and files as Base64, or decode Base64 back to text or the original file.';
export const tagline = 'Text, files, data URIs';
export const keywords = 'base64, base64url, encode, decode, data uri, data url, mime, pem, image, binary, file';
export const offerDecode = 'Decode';
export const offerEncode = 'Encode as Base64';
export const offerEncodeEach = 'Encode each as Base64';

// The input.
export const encodeLabel = 'Text to Encode';
export const encodePlaceholder = 'Type or paste text here';
export const encodeAction = 'Encode';
export const decodeLabel = 'Base64 to Decode';
export const decodePlaceholder = 'Paste Base64 or a data: URI here';
export const decodeAction = 'Decode';
export const blank = 'Please enter some text to process.';

// The result.
export const copied = 'Result copied to clipboard.';
export const decodedType = 'Decoded file type: {type}.';
export const decodedPicture = 'Decoded {type}';
export const brokenPicture = 'This image can’t be displayed. It may be damaged.';
