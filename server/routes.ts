// Which addresses are pages. The page draws itself and its own "not found"; the host only has to know the right status.

const PAGES: readonly RegExp[] = [/^\/$/, /^\/tools\/?$/, /^\/tool\/[^/]+\/?$/];

export const isPage = (path: string) => PAGES.some((page) => page.test(path));

/** A last part with a dot in it names a file, which is there or is not: it never falls back to the page. */
export const namesFile = (path: string) => path.slice(path.lastIndexOf('/')).includes('.');

/** `.vite/manifest.json` and its like are the build's own business. */
export const isHidden = (path: string) => /\/\.(?!well-known\/)/.test(path);
