// The requests of this page, the ways that could send data, and how to check them. Opened by the visitor. Stores nothing.
import { useEffect, useState, type ReactNode } from 'react';
import { say } from '../../../../workers/words/in-words';
import { buildVersion } from '../../../lib/build-version';
import { formatBytes } from '../../../lib/format';
import { onSent } from '../../../lib/sent-bodies';
import { settings } from '../../../settings';
import { useWorkers } from '../../../state/services-context';
import type { ToolDefinition } from '../../../tool-kit/define-tool';
import { TitledDialog } from '../../../ui/modal-dialog';
import { RichText } from '../../../ui/rich-text';
import { BreakOut } from './break-out';
import { checksScripts } from './integrity';
import { OfflineCheck } from './offline-check';
import { PolicyRules } from './policies';
import { readRequests, type Seen, totalsOf } from './read-requests';
import { RequestList } from './request-list';
import * as words from './words';

export interface RequestPanelProps {
  tool: ToolDefinition;
  onClosed: () => void;
}

/** The panel is open while it is mounted. */
export default function RequestPanel({ tool, onClosed }: RequestPanelProps) {
  const seen = useRequests();
  return (
    <TitledDialog
      title={words.title}
      onClose={onClosed}
      className="top-3 max-h-[calc(100dvh-1.5rem)] max-w-3xl overflow-y-auto overscroll-contain text-sm"
      headClassName="sticky top-0 z-10 border-b border-line bg-raised py-2 pe-2 ps-4 sm:ps-6"
    >
      {() => (
        <div className="flex flex-col gap-6 p-4 sm:p-6">
          <Part title={words.sinceOpened}>
            {seen ? <Summary seen={seen} /> : <p className="text-muted">{words.reading}</p>}
            {seen && <RequestList requests={seen.requests} />}
          </Part>
          <Part title={words.goOffline}>
            <OfflineCheck tool={tool} />
          </Part>
          <Part title={words.allows}>
            <Build />
            <p>{words.policiesText}</p>
            <PolicyRules />
          </Part>
          <Part title={words.breakIt}>
            <p>{words.breakItText}</p>
            <BreakOut />
          </Part>
          <Part title={words.limits}>
            <Limits />
            <Sources />
          </Part>
        </div>
      )}
    </TitledDialog>
  );
}

const linkTo = (path: string) => (inside: string) => (
  <a href={path} className="font-medium text-accent underline underline-offset-4 hover:no-underline">
    {inside}
  </a>
);

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
      {commit ? say(words.build, { commit: commit.slice(0, SHOWN_DIGITS), day: day ?? '' }) : words.unversionedBuild}{' '}
      {isChecked && words.checkedScripts}
    </p>
  );
};

const Sources = () => (
  <p>
    <RichText
      text={words.builtFrom}
      tags={{
        build: linkTo('/build.json'),
        licenses: linkTo('/licenses/packages.txt'),
        sbom: linkTo('/sbom.cdx.json'),
      }}
    />
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
  const addresses = [...new Set(refusals.map(({ address }) => address))].join(', ');
  return (
    <div className="flex flex-col gap-1">
      <p className="text-base">
        <RichText
          text={say(words.bodies, { bytes: formatBytes(sent) })}
          tags={{ bytes: (inside) => <strong>{inside}</strong> }}
        />
      </p>
      <p className="text-muted">
        {say(words.totals, { count: all, network, received: formatBytes(received) })}{' '}
        {otherHosts.length > 0 ? say(words.otherHosts, { hosts: otherHosts.join(', ') }) : words.noOtherHosts}{' '}
        {refusals.length > 0 && say(words.refusedByPolicy, { count: refusals.length, addresses })}{' '}
        {withheld > 0 && say(words.withheld, { count: withheld })}{' '}
        {uncounted > 0 && say(words.uncounted, { count: uncounted })}
      </p>
    </div>
  );
}

const Limits = () => (
  <ul className="flex list-disc flex-col gap-1 ps-5 text-muted">
    <li>{words.browserRequests}</li>
    <li>{words.waitingRequests}</li>
    <li>{settings.ads.client ? words.framesWithAds : words.frames}</li>
    <li>{words.lastMoment}</li>
    <li>{words.beforeRestart}</li>
    <li>{words.ownList}</li>
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
