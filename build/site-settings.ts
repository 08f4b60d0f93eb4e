// Writes the site's settings into the code, so that they are checked once in the build and not in every visitor's browser.
import { loadEnv, type Plugin } from 'vite';
import { readSettings } from './read-settings';

export const siteSettings = (): Plugin => ({
  name: 'toolyard-site-settings',
  config: ({ root = process.cwd() }, { mode }) => ({
    define: { __SITE_SETTINGS__: JSON.stringify(readSettings(loadEnv(mode, root, 'VITE_'))) },
  }),
});
