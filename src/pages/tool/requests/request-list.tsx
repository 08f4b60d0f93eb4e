// Each request in one row: address, purpose, sizes and time. An address with an unknown purpose is called unknown.
import { say } from '../../../../workers/words/in-words';
import { formatBytes } from '../../../lib/format';
import { tools } from '../../../tools/index';
import type { SeenRequest } from './read-requests';
import { endpoints } from '../../../forms/endpoints';
import { settings } from '../../../settings';
import type { ToolDefinition } from '../../../tool-kit/define-tool';
import * as words from './words';
import { dateFormat } from '../../../../workers/words/formats';

const FORMS: Readonly<Record<string, string>> = {
  [endpoints.newsletter]: words.newsletter,
  [endpoints.confirmation]: words.confirmation,
  [endpoints.toolIdea]: words.toolIdea,
  [endpoints.contact]: words.contact,
  [endpoints.formToken]: words.formToken,
};

const RATES = new URL(settings.ratesUrl, settings.baseUrl).href;

const OWN: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/compute\/ways-out-/, words.testWorker],
  [/^\/assets\/(?:compute|media)\//, words.computeWorker],
  [/^\/engines\//, words.audioEngine],
  [/^\/assets\/.*\.css$/, words.styles],
  [/^\/assets\/.*\.woff2$/, words.font],
  [/^\/(?:assets\/.*|theme|early|sent|old-browser)\.js$/, words.code],
  [/^\/service-worker\.js$/, words.offlineUse],
  [/^\/manifest\.webmanifest$|\.(?:svg|png)$/, words.icons],
  [/^\/licenses\/|^\/(?:build|sbom\.cdx)\.json$/, words.facts],
];

const isPage = (path: string) => !/\.[^/]*$/.test(path) && !path.startsWith('/api/');

function ownPurpose({ by, address }: SeenRequest, tools: readonly ToolDefinition[]): string | undefined {
  const { pathname } = new URL(address);
  const known = FORMS[pathname] ?? OWN.find(([pattern]) => pattern.test(pathname))?.[1];
  const withOfflineUse = (purpose: string) => (by === 'service worker' ? say(words.keptOffline, { purpose }) : purpose);
  if (known !== undefined) return withOfflineUse(known);
  if (!isPage(pathname)) return undefined;
  const id = pathname.replace('/tool/', '');
  const title = tools.find((tool) => tool.id === id || tool.aliases?.includes(id))?.title;
  return withOfflineUse(title === undefined ? words.somePage : say(words.pageOf, { title }));
}

/** The purpose of a request to another host, from this site's settings. */
function foreignPurpose({ hostname }: URL): string {
  const belongsTo = (...domains: readonly string[]) =>
    domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
  if (settings.analyticsId && belongsTo('googletagmanager.com', 'google-analytics.com', 'analytics.google.com')) {
    return words.analytics;
  }
  if (settings.pixelId && belongsTo('facebook.com')) return words.advertising;
  if (settings.ads.client) return words.ads;
  return words.unknown;
}

export function purposeOf(request: SeenRequest, tools: readonly ToolDefinition[], origin: string): string {
  const url = new URL(request.address);
  if (url.href === RATES) return words.rates;
  if (url.origin === origin) return ownPurpose(request, tools) ?? words.unknown;
  return foreignPurpose(url);
}

const inTime = dateFormat({ timeStyle: 'medium' });

const REFUSED: Partial<Record<SeenRequest['answer'], string>> = {
  refused: words.refused,
  withheld: words.switchedOff,
};

function receivedWords({ answer, received }: SeenRequest): string {
  if (answer === 'device') return words.fromDevice;
  return received === undefined ? words.notReported : formatBytes(received);
}

const sentWords = ({ sent }: SeenRequest) => {
  if (sent === undefined) return words.notReported;
  return sent === 0 ? words.nothing : formatBytes(sent);
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
      aria-label={words.requests}
      className="max-h-80 divide-y divide-line overflow-y-auto overscroll-contain rounded-md border border-line text-xs"
    >
      {requests.map((request, index) => (
        // The list only grows, and its rows have no state.
        <li key={index} data-answer={request.answer} className="flex flex-col gap-0.5 px-3 py-2">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-medium">{purposeOf(request, tools, location.origin)}</span>
            <span className="text-muted">
              {say(words.requestedBy, { by: words.requesters[request.by], time: inTime(request.at) })}
            </span>
          </span>
          <code className="break-all text-muted" translate="no">
            {shown(request.address)}
          </code>
          <span className="text-muted">
            {REFUSED[request.answer] ??
              say(words.sizes, { sent: sentWords(request), received: receivedWords(request) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
