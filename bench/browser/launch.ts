// The browser that is measured: a visitor's, with windows, where there is one.
import { findBrowsers } from '../../tests/run/find-browser';
import { ensureBrowser } from '../../tests/run/install-browser';

export const browserPath = () => findBrowsers()[0] ?? ensureBrowser();

export const ARGS: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-sandbox',
];

/** tsx has functions named by a helper, which those that are sent to a page call there, too. */
export const NAME_HELPER = { content: 'globalThis.__name = (named) => named;' } as const;
