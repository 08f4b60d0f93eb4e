// The site's mark, a T-square under a ruler: in the header, and by the build in icons and cards. It stands on whole numbers in a box
// of 16, so that a browser's tab shows it sharp.

export const MARK_SIDE = 16;

/** Of the box around it. */
export const MARK_CORNER = 3.5;

/** Paths of SVG, by straight lines along the axes only. */
export const SQUARE_PATH = 'M2 5h12v4h-1V8h-3v6H6V8H3v1H2z';
export const RULER_PATH = 'M3 0h1v2H3zM5 0h1v2H5zM7 0h2v3H7zM10 0h1v2h-1zM12 0h1v2h-1z';
