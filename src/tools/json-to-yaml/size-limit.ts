export const sizeLimit = '128 MB of YAML';
