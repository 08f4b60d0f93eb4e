/** Written into what prerenders the pages, and nowhere else: see src/lib/build-version.ts. */
declare const __BUILD_VERSION__: { readonly day: string; readonly commit: string };
