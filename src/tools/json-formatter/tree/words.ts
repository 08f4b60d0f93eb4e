// The words of the tree.
export const tree = 'Tree';
export const expandAll = 'Expand all';
export const collapseAll = 'Collapse all';
export const nodes = 'JSON tree';
export const keys = { one: '{ } {count} key', other: '{ } {count} keys' } as const;
export const items = { one: '[ ] {count} item', other: '[ ] {count} items' } as const;

// The search, and what happens.
export const searchLabel = 'Find in keys and values';
export const find = 'Find';
export const expanding = 'Expanding…';
export const firstExpanded = 'The first 5,000 lists and objects are expanded.';
export const searching = 'Searching…';
export const notFound = 'Not found.';
export const unreadable = 'The result could not be read.';

// The selected value.
export const selected = 'Selected value';
export const copyValue = 'Copy value';
export const copyPointer = 'Copy JSON Pointer';
export const copyPath = 'Copy JavaScript path';
export const tooLarge = 'Values above {size} are not copied.';
