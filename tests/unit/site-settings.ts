// The constants that the build writes into the code, for tests of the sources: a site without settings.
import { readSettings } from '../../build/read-settings';

Object.assign(globalThis, { __SITE_SETTINGS__: readSettings({}) });
