// What a device shows of the site when it is installed there.
import type { Settings } from '../../src/settings';

export const WEB_MANIFEST = 'manifest.webmanifest';

/** The page's own colour, in the light theme. */
const PAGE_COLOUR = '#f7f6f2';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** https://www.w3.org/TR/appmanifest/ */
const manifestOf = ({ name, tagline, description }: Settings) => ({
  id: '/',
  name: `${name}: ${tagline}`,
  short_name: name,
  description,
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAGE_COLOUR,
  background_color: PAGE_COLOUR,
  categories: ['utilities', 'productivity'],
  icons: [
    icon('favicon.svg', 'any', 'any'),
    icon('icon-192.png', '192x192', 'any'),
    icon('icon-512.png', '512x512', 'any'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
});

export const webManifest = (settings: Settings) => JSON.stringify(manifestOf(settings));
