/** The files to cache, pages and scripts, with the SHA-256 of each in Base64. The build inserts the list. */
declare const __SITE_FILES__: readonly (readonly [path: string, digest: string])[];

/** The same for the media engine, which is cached on its first use. */
declare const __ENGINE_FILES__: readonly (readonly [path: string, digest: string])[];

/** A digest of all files. */
declare const __SITE_VERSION__: string;

/** The headers by the start of the address. The first match decides. */
declare const __SITE_HEADERS__: readonly (readonly [start: string, headers: Readonly<Record<string, string>>])[];
