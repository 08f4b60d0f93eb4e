// The site's mark, a T-square under a ruler, for the header, and for the build's icons and cards. It has integer coordinates in
// a box of 16, so that it is sharp in a browser's tab.

export const MARK_SIDE = 16;

/** The side of its box. */
export const MARK_CORNER = 3.5;

/** SVG paths of straight lines along the axes. */
export const SQUARE_PATH = 'M2 5h12v4h-1V8h-3v6H6V8H3v1H2z';
export const RULER_PATH = 'M3 0h1v2H3zM5 0h1v2H5zM7 0h2v3H7zM10 0h1v2h-1zM12 0h1v2h-1z';
