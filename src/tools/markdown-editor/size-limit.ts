export const sizeLimit = '10 MB';
