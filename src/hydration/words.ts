// Words shown while a part of a page loads, and in place of one that failed.

export const loading = { page: 'Loading the page', tool: 'Loading the tool' } as const;

// Failed part
export const notLoaded = 'A part of this page didn’t load';
export const stopped = 'A part of this page stopped working';
export const ourBug = 'Something went wrong on our side.';
export const whatHelps = 'If that doesn’t help, reload the page. Your text is kept; files must be opened again.';
export const tryAgain = 'Try again';
export const reload = 'Reload';
export const close = 'Close';
