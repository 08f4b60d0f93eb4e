// Words of the parts around the page that load late.

export const backToTop = 'Back to Top';

// The visitor’s own part of the sidebar
export const pinned = 'Pinned';
export const recent = 'Recent';
export const recipes = 'Your recipes';

// The button beside the sidebar’s filter
export const iconsOnly = 'Icons only';
export const keepOpen = 'Keep the list open';
