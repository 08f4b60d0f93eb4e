// URL encoder: the words of its record and its screen.

export const title = 'URL Encoder/Decoder';
export const description = 'Percent-encode text for URLs and forms, or decode it.';
export const tagline = 'Percent-encode and decode';
export const keywords = 'url, uri, percent, encode, decode, escape, query, form, encodeuricomponent';

export const encode = 'Encode';
export const decode = 'Decode';
export const encodeForUrl = 'Encode for a URL';

export const textToEncode = 'Text to Encode';
export const textToDecode = 'Text to Decode';
export const blank = 'Please enter some text to process.';
export const copied = 'Text copied to clipboard successfully.';
