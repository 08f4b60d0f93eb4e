// A switch that takes this site offline, and whether the tool works without a network. It is the shortest proof of all.
import clsx from 'clsx';
import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { isEngineSaved } from '../../../../workers/contract/media/saved-engine';
import { say } from '../../../../workers/words/in-words';
import type { ToolDefinition } from '../../../tool-kit/define-tool';
import { Notice } from '../../../ui/notice';
import { setOffline, useOfflineNow } from '../../../visitor/offline-now';
import * as words from './words';

const EVENTS = ['online', 'offline'] as const;

const subscribe = (listener: () => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

/** What each tool needs beyond its own code. */
const NEEDS: Readonly<Record<string, { readonly isKept: () => Promise<boolean>; readonly text: string }>> = {
  'mp4-to-mp3-converter': {
    isKept: isEngineSaved,
    text: words.engineNotSaved,
  },
  'currency-converter': {
    isKept: () => Promise.resolve(false),
    text: words.savedRates,
  },
};

type Kept = 'unknown' | 'no' | 'yes';

/** Whether the browser has the tool's page in its cache. If it has the page, it has the page's scripts as well. */
async function isPageKept(): Promise<boolean> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return Boolean(serviceWorker?.controller && (await caches.match(location.pathname, { ignoreSearch: true })));
}

export function OfflineCheck({ tool: { id, title } }: { tool: ToolDefinition }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isSwitchedOff = useOfflineNow();
  const [kept, setKept] = useState<Kept>('unknown');
  const [lacks, setLacks] = useState('');
  useEffect(() => {
    const look = async () => {
      const need = NEEDS[id];
      setKept((await isPageKept()) ? 'yes' : 'no');
      setLacks(need && !(await need.isKept()) ? need.text : '');
    };
    look().catch(() => setKept('no'));
  }, [id]);
  return (
    <div className="flex flex-col gap-3">
      {kept === 'yes' && <NetworkSwitch isOff={isSwitchedOff} />}
      <p>
        {kept === 'yes'
          ? say(isSwitchedOff ? words.storedAndOffline : words.stored, { title })
          : kept === 'no'
            ? words.notStored
            : words.looking}{' '}
        {lacks}
      </p>
      <p role="status" className="text-muted">
        {isSwitchedOff ? words.siteOffline : isOnline ? words.online : words.offline}
      </p>
    </div>
  );
}

function NetworkSwitch({ isOff }: { isOff: boolean }) {
  const id = useId();
  const [hasFailed, setFailed] = useState(false);
  const flip = (isWanted: boolean) =>
    setOffline(isWanted).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  return (
    <>
      <label
        className={clsx(
          'flex min-h-12 cursor-pointer items-center gap-3 rounded-md border px-3 py-2',
          isOff ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        )}
      >
        <input
          type="checkbox"
          role="switch"
          checked={isOff}
          aria-describedby={id}
          onChange={(event) => void flip(event.target.checked)}
          className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-0.5 before:inset-s-0.5 before:size-5 before:rounded-full before:bg-raised before:transition-all checked:bg-accent checked:before:inset-s-5.5"
        />
        <span className="font-medium">{words.offlineSwitch}</span>
        <span id={id} className="min-w-0 flex-1 text-xs text-muted">
          {words.offlineSwitchHint}
        </span>
      </label>
      {hasFailed && <Notice tone="error">{words.switchFailed}</Notice>}
    </>
  );
}
