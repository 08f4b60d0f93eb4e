export const sizeLimit = '268 MB if matches can cross lines';
