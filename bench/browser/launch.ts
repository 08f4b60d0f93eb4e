// The measured browser. It has windows, like a visitor's, if a display is available.
import { findBrowsers } from '../../tests/run/find-browser';
import { ensureBrowser } from '../../tests/run/install-browser';

export const browserPath = () => findBrowsers()[0] ?? ensureBrowser();

export const ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-sandbox',
];

/** tsx wraps functions in a helper for their names, and functions that are sent to a page call that helper as well. */
export const NAME_HELPER = { content: 'globalThis.__name = (named) => named;' } as const;
