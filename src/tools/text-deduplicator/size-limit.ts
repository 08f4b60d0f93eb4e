export const sizeLimit = '256 MB of unique text if “Preserve order” is off';
