// Finds Firefox and WebKit for the tests, or installs them if possible: as root on Debian.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from '../run/apt';

export const ENGINES = ['Firefox', 'WebKit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The programs that drive each, and the packages of Debian that have them. */
const NEEDS: Readonly<Record<EngineName, { readonly programs: readonly string[]; readonly packages: string }>> = {
  Firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb' },
};

const isOnPath = (program: string) =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)].some((folder) => existsSync(join(folder, program)));

/** Without it, WebKit can't decode AAC. Most desktops with WebKit have it. */
const CODECS = { file: 'gstreamer-1.0/libgstlibav.so', package: 'gstreamer1.0-libav' } as const;

/** In the folder of this machine's architecture. */
const hasCodecs = () =>
  existsSync('/usr/lib') && readdirSync('/usr/lib').some((folder) => existsSync(join('/usr/lib', folder, CODECS.file)));

const isHere = (name: EngineName) => NEEDS[name].programs.every(isOnPath);

/** The engines that can be tested here. In CI all of them must be. */
export function ensureEngines(): readonly EngineName[] {
  const missing = ENGINES.filter((name) => !isHere(name)).map((name) => NEEDS[name].packages);
  if (!hasCodecs()) missing.push(CODECS.package);
  if (missing.length > 0) aptInstall(missing.join(' '));
  return ENGINES.filter(isHere);
}
