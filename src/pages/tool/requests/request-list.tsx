// Every request in one row: its address, purpose, sizes and time.
import { formatBytes } from '../../../lib/format';
import { tools } from '../../../tools/index';
import { purposeOf } from './purpose';
import type { SeenRequest } from './seen-request';

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const ASKERS: Readonly<Record<SeenRequest['by'], string>> = {
  page: 'Page',
  worker: 'Worker',
  'service worker': 'Service worker',
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

/** The site's own addresses without its name. */
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
        // The list only grows, and nothing in a row has a state.
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
            {request.answer === 'refused'
              ? 'Refused by your browser'
              : `Body sent: ${sentWords(request)} · Received: ${receivedWords(request)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
