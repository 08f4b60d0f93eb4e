/** What the build has found to keep: the pages, and what they are made of. Vite writes it in. */
declare const __SITE_FILES__: { readonly url: string; readonly revision: string | null }[];

/** A digest of all of them. */
declare const __SITE_VERSION__: string;

/** A digest of the headers that the server sends with them. */
declare const __SITE_HEADERS__: string;
