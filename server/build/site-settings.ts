// Writes the settings of the site into the code. They are read and checked by the build, not by every visitor's browser.
import { loadEnv, type Plugin } from 'vite';
import { readSettings } from './read-settings';

export const siteSettings = (): Plugin => ({
  name: 'toolyard-site-settings',
  config: ({ root = process.cwd() }, { mode }) => ({
    define: { __SITE_SETTINGS__: JSON.stringify(readSettings(loadEnv(mode, root, 'VITE_'))) },
  }),
});
