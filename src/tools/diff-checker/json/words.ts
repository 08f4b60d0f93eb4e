// The words of the differences of two JSON documents.
export const show = 'Show';
export const list = 'List of differences';
export const loading = 'Loading…';
export const chosen = 'Chosen difference';
export const before = 'Original';
export const after = 'Changed';
export const copyPointer = 'Copy JSON Pointer';
export const copyQuery = 'Copy JSONPath';
