// Words around an ad.

export const ad = 'Advertisement';
