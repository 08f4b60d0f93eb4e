// The words of the marked tree.
export const tree = 'Tree of both documents';
export const expandDifferences = 'Expand differences';
export const collapseAll = 'Collapse all';
export const previous = 'Previous difference';
export const next = 'Next difference';
export const position = '{position} of {count}';
export const firstExpanded = 'The first 5,000 lists and objects with differences are expanded.';
export const keys = { one: '{ } {count} key', other: '{ } {count} keys' } as const;
export const items = { one: '[ ] {count} item', other: '[ ] {count} items' } as const;
export const equalMembers = { one: '{count} equal member', other: '{count} equal members' } as const;
export const equalItems = { one: '{count} equal item', other: '{count} equal items' } as const;
export const differences = { one: '{count} difference', other: '{count} differences' } as const;
