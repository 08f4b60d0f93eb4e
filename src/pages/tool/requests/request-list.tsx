// Each request in one row: address, purpose, sizes and time. An address with an unknown purpose is called unknown.
import { formatBytes } from '../../../lib/format';
import { tools } from '../../../tools/index';
import type { SeenRequest } from './read-requests';
import { endpoints } from '../../../forms/endpoints';
import { settings } from '../../../settings';
import type { ToolDefinition } from '../../../tool-kit/define-tool';

const FORMS: Readonly<Record<string, string>> = {
  [endpoints.newsletter]: 'A newsletter sign-up, which you submitted',
  [endpoints.confirmation]: 'The confirmation of a newsletter sign-up, which you submitted',
  [endpoints.toolIdea]: 'A tool idea, which you submitted',
  [endpoints.contact]: 'A message, which you submitted',
  [endpoints.formToken]: 'Permission to submit a form',
};

const RATES = new URL(settings.ratesUrl, settings.baseUrl).href;

const OWN: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/compute\/ways-out-/, 'This panel’s test worker'],
  [/^\/assets\/(?:compute|media)\//, 'The worker that does the computing'],
  [/^\/engines\//, 'The audio engine'],
  [/^\/assets\/.*\.css$/, 'Styles'],
  [/^\/assets\/.*\.woff2$/, 'A font'],
  [/^\/(?:assets\/.*|theme|early|sent|old-browser)\.js$/, 'Code of this site'],
  [/^\/service-worker\.js$/, 'Offline use'],
  [/^\/manifest\.webmanifest$|\.(?:svg|png)$/, 'Icons and name of this site'],
  [/^\/licenses\/|^\/(?:build|sbom\.cdx)\.json$/, 'Facts about this site'],
];

const isPage = (path: string) => !/\.[^/]*$/.test(path) && !path.startsWith('/api/');

function ownPurpose({ by, address }: SeenRequest, tools: readonly ToolDefinition[]): string | undefined {
  const { pathname } = new URL(address);
  const known = FORMS[pathname] ?? OWN.find(([pattern]) => pattern.test(pathname))?.[1];
  if (known !== undefined) return by === 'service worker' ? `${known}, kept for offline use` : known;
  if (!isPage(pathname)) return undefined;
  const id = pathname.replace('/tool/', '');
  const title = tools.find((tool) => tool.id === id || tool.aliases?.includes(id))?.title;
  const page = title === undefined ? 'A page of this site' : `The page of ${title}`;
  return by === 'service worker' ? `${page}, kept for offline use` : page;
}

/** The purpose of a request to another host, from this site's settings. */
function foreignPurpose({ hostname }: URL): string {
  const belongsTo = (...domains: readonly string[]) =>
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  if (settings.analyticsId && belongsTo('googletagmanager.com', 'google-analytics.com', 'analytics.google.com')) {
    return 'Analytics, which you allowed';
  }
  if (settings.pixelId && belongsTo('facebook.com')) return 'Advertising, which you allowed';
  if (settings.ads.client) return 'Advertising, probably: ads load from many hosts';
  return 'Unknown to this page';
}

export function purposeOf(request: SeenRequest, tools: readonly ToolDefinition[], origin: string): string {
  const url = new URL(request.address);
  if (url.href === RATES) return 'Exchange rates of all currencies. Your amount and currencies are not in the request';
  if (url.origin === origin) return ownPurpose(request, tools) ?? 'Unknown to this page';
  return foreignPurpose(url);
}

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const ASKERS: Readonly<Record<SeenRequest['by'], string>> = {
  page: 'Page',
  worker: 'Worker',
  'service worker': 'Service worker',
};

const REFUSED: Partial<Record<SeenRequest['answer'], string>> = {
  refused: 'Refused by your browser',
  withheld: 'Refused: you switched the network off',
};

const NOT_REPORTED = 'not reported';

function receivedWords({ answer, received }: SeenRequest): string {
  if (answer === 'device') return 'from this device';
  return received === undefined ? NOT_REPORTED : formatBytes(received);
}

const sentWords = ({ sent }: SeenRequest) => {
  if (sent === undefined) return NOT_REPORTED;
  return sent === 0 ? 'nothing' : formatBytes(sent);
};

/** The site's own addresses are shown without its host. */
const shown = (address: string) => {
  const { origin, pathname, search, href } = new URL(address);
  return origin === location.origin ? pathname + search : href;
};

export function RequestList({ requests }: { requests: readonly SeenRequest[] }) {
  return (
    <ol
      tabIndex={0}
      aria-label="Requests"
      className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain rounded-md border border-line text-xs"
    >
      {requests.map((request, index) => (
        // The list only grows, and its rows have no state.
        <li key={index} data-answer={request.answer} className="flex flex-col gap-0.5 px-3 py-2">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{purposeOf(request, tools, location.origin)}</span>
            <span className="text-muted">
              {ASKERS[request.by]}, {times.format(request.at)}
            </span>
          </span>
          <code className="break-all text-muted" translate="no">
            {shown(request.address)}
          </code>
          <span className="text-muted">
            {REFUSED[request.answer] ?? `Body sent: ${sentWords(request)} · Received: ${receivedWords(request)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
