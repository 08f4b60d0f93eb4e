export const sizeLimit = '32 MB, 1.5 million values';
