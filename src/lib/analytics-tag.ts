// Google's tag function, the page's interface to Google Analytics. It only fills a list: without the script that reads the
// list, nothing leaves the page. https://developers.google.com/tag-platform/gtagjs/reference

export type AnalyticsTag = (...command: readonly unknown[]) => void;

/** Google's script defines the names of the two globals. */
interface TagGlobals {
  dataLayer?: unknown[];
  gtag?: AnalyticsTag;
}

/** The global tag function, created if it is missing. */
export function ensureAnalyticsTag(): AnalyticsTag {
  const globals = globalThis as TagGlobals;
  const list = (globals.dataLayer ??= []);
  globals.gtag ??= function () {
    // oxlint-disable-next-line prefer-rest-params -- what is not an Arguments object is not taken for a command
    list.push(arguments);
  };
  return globals.gtag;
}
