// Words of the design system’s own buttons.

export const moreOptions = 'More options';
export const close = 'Close';
export const closeMessage = 'Close message';
