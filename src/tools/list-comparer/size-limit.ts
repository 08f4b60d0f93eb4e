export const sizeLimit = '256 MB of result if it is sorted';
