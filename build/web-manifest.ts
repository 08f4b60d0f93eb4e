// The site's web manifest, for installing it.
import { SHARE_PATH } from '../src/forms/share';
import type { Settings } from '../src/settings';
import type { Prerendered } from '../src/app/prerender';
import { directionOf, languageOfBuild } from './language-of-build';
import { words } from './own-words';

type Tools = Prerendered['tools'];

export const WEB_MANIFEST = 'manifest.webmanifest';

/** The background of the light theme. */
const PAGE_COLOR = '#f7f6f2';

const icon = (file: string, sizes: string, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes,
  type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
  purpose,
});

/** The menu of a long press on the installed icon. */
const SHORTCUTS = ['json-formatter', 'base64-encoder', 'hash-generator', 'qr-generator'];

/**
 * File types that the system may open with the installed site. The home page then finds a tool. A type without a registered
 * name has text/plain.
 */
const OPENED: Readonly<Record<string, readonly string[]>> = {
  'application/json': ['.json', '.jsonl', '.ndjson', '.geojson'],
  'application/xml': ['.xml', '.xsd', '.rss', '.plist'],
  'application/yaml': ['.yaml', '.yml'],
  'text/markdown': ['.md', '.markdown'],
  'text/csv': ['.csv'],
  'text/x-diff': ['.diff', '.patch'],
  'text/plain': ['.txt', '.log', '.sha256'],
  'video/mp4': ['.mp4', '.m4v'],
  'video/quicktime': ['.mov'],
  'video/webm': ['.webm'],
  'audio/mp4': ['.m4a'],
};

const shortcuts = (tools: Tools) =>
  SHORTCUTS.flatMap((id) => tools.filter((tool) => tool.id === id)).map(({ id, title, description }) => ({
    name: title,
    description,
    url: `/tool/${id}`,
    icons: [icon('icon-192.png', '192x192', 'any')],
  }));

/** Screenshots for the browser's install dialog. */
const screenshot = (formFactor: 'wide' | 'narrow', sizes: string, label: string) => ({
  src: `/screenshots/${formFactor}.png`,
  sizes,
  type: 'image/png',
  form_factor: formFactor,
  label,
});

/** https://www.w3.org/TR/appmanifest/, https://w3c.github.io/web-share-target/, https://wicg.github.io/manifest-incubations/ */
const manifestOf = ({ name, tagline, description }: Settings, tools: Tools) => ({
  id: '/',
  name: `${name}: ${tagline}`,
  short_name: name,
  description,
  lang: languageOfBuild(),
  dir: directionOf(languageOfBuild()),
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: PAGE_COLOR,
  background_color: PAGE_COLOR,
  categories: ['utilities', 'productivity'],
  shortcuts: shortcuts(tools),
  // By POST, so that no address contains shared data. The service worker responds. Without one, the server discards the data.
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'files', accept: ['*/*'] }] },
  },
  file_handlers: [{ action: '/', accept: OPENED }],
  launch_handler: { client_mode: 'navigate-new' },
  screenshots: [
    screenshot('wide', '1024x640', words.wideScreenshot),
    screenshot('narrow', '540x1110', words.narrowScreenshot),
  ],
  icons: [
    icon('favicon.svg', 'any', 'any'),
    icon('icon-192.png', '192x192', 'any'),
    icon('icon-512.png', '512x512', 'any'),
    icon('icon-maskable-512.png', '512x512', 'maskable'),
  ],
});

export const webManifest = (settings: Settings, tools: Tools) => JSON.stringify(manifestOf(settings, tools));
