export const sizeLimit = '128 MB to sort keys, 32 MB for a JSONPath query, 8 MB to repair';
