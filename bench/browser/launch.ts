// The measured browser: one with windows, like a visitor's, if there is one.
import { findBrowsers } from '../../tests/run/find-browser';
import { ensureBrowser } from '../../tests/run/install-browser';

export const browserPath = () => findBrowsers()[0] ?? ensureBrowser();

export const ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-sandbox',
];

/** tsx names functions with a helper, which functions that are sent to a page call as well. */
export const NAME_HELPER = { content: 'globalThis.__name = (named) => named;' } as const;
