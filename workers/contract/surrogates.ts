// The halves of a character beyond U+FFFF in UTF-16 (The Unicode Standard, section 3.8). Never cut a text between them.

export const isHighSurrogate = (unit: number) => unit >>> 10 === 0x36;
export const isLowSurrogate = (unit: number) => unit >>> 10 === 0x37;
