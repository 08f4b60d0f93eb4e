// Words of the design system’s own buttons.

export const moreOptions = 'More options';
export const close = 'Close';
export const closeMessage = 'Close message';
/** The region of the notices. `{hotkey}` is the key that leads there. */
export const notifications = 'Notifications ({hotkey})';
