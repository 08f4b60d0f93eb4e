// Words of the toasts that the state shows.

export const cleared = 'Cleared.';
export const error = 'Error';
