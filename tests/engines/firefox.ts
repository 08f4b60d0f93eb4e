// Debian's Firefox, driven by the last Playwright that works with an unpatched one. Newer ones use commands that it doesn't
// have.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { firefox } from 'pw-firefox';
import { RATES_URL, ratesAnswer } from '../tools/rates';
import type { Driver, Launch } from './driver';
import { playwrightDriver } from './playwright-driver';

/** This Firefox can't emulate a color scheme, contrast or motion for a driver. */
const NOT_EMULATED = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

const savingTo = (folder: string) => ({
  'browser.download.folderList': 2, // the one that is named
  'browser.download.dir': folder,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false, // it takes the next Enter
});

export async function launchFirefox({ origin, folder }: Launch): Promise<Driver> {
  const downloads = join(folder, 'downloads');
  await mkdir(downloads);
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: 120_000, // a cold start on a busy machine
    firefoxUserPrefs: savingTo(downloads),
  });
  const context = await browser.newContext({ ...NOT_EMULATED, viewport: { width: 1280, height: 900 } });
  // Its console would note that the service cannot be reached.
  await context.route(RATES_URL, (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: ratesAnswer }),
  );
  const version = `Firefox ${browser.version()}`;
  return playwrightDriver({ context, origin, version, downloads, close: () => browser.close() });
}
