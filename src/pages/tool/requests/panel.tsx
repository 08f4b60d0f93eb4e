// The requests of this page, the ways that could send data, and how to check them. Opened by the visitor. Stores nothing.
import { useEffect, useState, type ReactNode } from 'react';
import { buildVersion } from '../../../lib/build-version';
import { formatBytes, formatCount } from '../../../lib/format';
import { onSent } from '../../../lib/sent-bodies';
import { settings } from '../../../settings';
import { useWorkers } from '../../../state/services-context';
import type { ToolDefinition } from '../../../tool-kit/define-tool';
import { TitledDialog } from '../../../ui/modal-dialog';
import { BreakOut } from './break-out';
import { checksScripts } from './integrity';
import { OfflineCheck } from './offline-check';
import { PolicyRules } from './policies';
import { readRequests, type Seen, totalsOf } from './read-requests';
import { RequestList } from './request-list';

export interface RequestPanelProps {
  tool: ToolDefinition;
  onClosed: () => void;
}

/** The panel is open while it is mounted. */
export default function RequestPanel({ tool, onClosed }: RequestPanelProps) {
  const seen = useRequests();
  return (
    <TitledDialog
      title="What left this page"
      onClose={onClosed}
      className="top-3 max-h-[calc(100dvh-1.5rem)] max-w-3xl overflow-y-auto overscroll-contain text-sm"
      headClassName="sticky top-0 z-10 border-b border-line bg-raised py-2 pe-2 ps-4 sm:ps-6"
    >
      {() => (
        <div className="flex flex-col gap-6 p-4 sm:p-6">
          <Part title="Since you opened this page">
            {seen ? <Summary seen={seen} /> : <p className="text-muted">Reading what your browser reports…</p>}
            {seen && <RequestList requests={seen.requests} />}
          </Part>
          <Part title="Go offline and try again">
            <OfflineCheck tool={tool} />
          </Part>
          <Part title="What your browser allows">
            <Build />
            <p>
              Most tools compute in compute workers, which have their own, stricter policy. The MP4 to MP3 Converter
              also has a worker that may load the audio engine from this site. A few small tools compute in the page.
            </p>
            <PolicyRules />
          </Part>
          <Part title="Try to break it">
            <p>
              A compute worker tries to send requests and to open the storage that it would share with pages. It gets
              nothing that you entered. Your browser should refuse each request, and the storage should not be
              available.
            </p>
            <BreakOut />
          </Part>
          <Part title="What this can’t show">
            <Limits />
            <Sources />
          </Part>
        </div>
      )}
    </TitledDialog>
  );
}

const linkClass = 'font-medium text-accent underline underline-offset-4 hover:no-underline';

/** The first seven digits of the commit, as in the footer. */
const SHOWN_DIGITS = 7;

const Build = () => {
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    let isOpen = true;
    void checksScripts().then((checks) => isOpen && setChecked(checks));
    return () => {
      isOpen = false;
    };
  }, []);
  const { commit, day } = buildVersion;
  return (
    <p>
      {commit
        ? `This page is build ${commit.slice(0, SHOWN_DIGITS)} of ${day ?? ''}.`
        : 'This page is an unversioned build.'}
      {isChecked && ' Your browser checked each of its scripts against the digest that the page names.'}
    </p>
  );
};

const Sources = () => (
  <p>
    What this site is built from:{' '}
    <a href="/build.json" className={linkClass}>
      build and digests of every file
    </a>
    ,{' '}
    <a href="/licenses/packages.txt" className={linkClass}>
      licenses of others’ software
    </a>
    ,{' '}
    <a href="/sbom.cdx.json" className={linkClass}>
      bill of materials
    </a>
    .
  </p>
);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

const requestsOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'request' : 'requests'}`;

function Summary({ seen: { requests, refusals } }: { seen: Seen }) {
  const {
    network,
    withheld,
    sent,
    uncounted,
    received,
    otherHosts,
    requests: all,
  } = totalsOf(requests, location.origin);
  return (
    <div className="flex flex-col gap-1">
      <p className="text-base">
        Request bodies in total: <strong>{sent === 0 ? '0 bytes' : formatBytes(sent)}</strong>
      </p>
      <p className="text-muted">
        {requestsOf(all)}, {formatCount(network)} over the network, {formatBytes(received)} received.{' '}
        {otherHosts.length > 0 ? `Other hosts: ${otherHosts.join(', ')}.` : 'No requests to other hosts.'}
        {refusals.length > 0 &&
          ` Your browser refused ${formatCount(refusals.length)} by the policy: ${[...new Set(refusals.map(({ address }) => address))].join(', ')}.`}
        {withheld > 0 && ` ${formatCount(withheld)} refused because you switched the network off.`}
        {uncounted > 0 && ` It is unknown whether ${requestsOf(uncounted)} had a body.`}
      </p>
    </div>
  );
}

const Limits = () => (
  <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
    <li>Requests of browser extensions and of the browser itself, such as its check for a newer /service-worker.js.</li>
    <li>The size of a request’s headers, and requests that are still waiting for a response.</li>
    <li>
      Requests of frames: the Markdown preview, which loads nothing
      {settings.ads.client && ', and ads, if you allowed them'}.
    </li>
    <li>A worker’s requests in its last moment. Some browsers don’t report a worker’s refused requests.</li>
    <li>The service worker’s requests before your browser last restarted it. Some browsers keep no list of them.</li>
    <li>
      The list is made by this page and its workers. To check these themselves, open your browser’s developer tools, or
      compare the site with its source code: the footer names the build.
    </li>
  </ul>
);

/** Workers' reports arrive without an event. */
const LOOK_MS = 1_000;

/** Both lists only grow. */
const isSame = (one: Seen, other: Seen) =>
  one.requests.length === other.requests.length && one.refusals.length === other.refusals.length;

/** The list of requests, read again whenever the browser reports another one. Undefined until the first reading. */
function useRequests(): Seen | undefined {
  const workers = useWorkers();
  const [seen, setSeen] = useState<Seen>();
  useEffect(() => {
    let isOpen = true;
    const read = async () => {
      const found = await readRequests(await workers());
      if (isOpen) setSeen((before) => (before && isSame(before, found) ? before : found));
    };
    const look = () => void read().catch(() => undefined);
    look();
    const timer = setInterval(look, LOOK_MS);
    const stop = onSent(look);
    return () => {
      isOpen = false;
      clearInterval(timer);
      stop();
    };
  }, [workers]);
  return seen;
}
