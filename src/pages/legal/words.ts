// The words around every legal text.

export const lastUpdated = 'Last updated: <time/>';
export const contents = 'On this page';
