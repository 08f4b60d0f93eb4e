export const sizeLimit = '20 million lines per side, 256 MB to apply a patch';
