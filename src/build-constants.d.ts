/** Written into what prerenders the pages, and nowhere else: see src/lib/build-version.ts. */
declare const __BUILD_VERSION__: { readonly day: string; readonly commit: string };

/** Written into the code by server/build/site-settings.ts. */
declare const __SITE_SETTINGS__: import('./settings').Settings;
