// What the build writes into the code, for tests of the sources: the settings of a site that has set nothing.
import { readSettings } from '../../server/build/read-settings';

Object.assign(globalThis, { __SITE_SETTINGS__: readSettings({}) });
