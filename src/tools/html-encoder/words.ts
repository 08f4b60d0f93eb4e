// The words of the HTML encoder's screen and of its record in the catalog.

// The catalog.
export const title = 'HTML Encoder/Decoder';
export const description = 'Encode special characters as HTML entities, and decode any HTML entity.';
export const tagline = 'Escape and unescape HTML';
export const keywords = 'html, entity, entities, encode, decode, escape, unescape, amp, nbsp';
export const offerEncode = 'Encode for HTML';
export const offerDecode = 'Decode';

// The input.
export const encodeLabel = 'Text to Encode';
export const encodePlaceholder = 'Type or paste text or HTML here';
export const encodeAction = 'Encode';
export const decodeLabel = 'Text to Decode';
export const decodePlaceholder = 'Type or paste text with entities here';
export const decodeAction = 'Decode';
export const blank = 'Please enter some text to process.';

export const copied = 'Text copied to clipboard successfully.';
