// Whether this tool can be tried with the network off, which is the shortest proof of all.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isEngineKept } from '../../../../workers/contract/kept-engine';
import type { ToolDefinition } from '../../../tool-kit/define-tool';

const EVENTS = ['online', 'offline'] as const;

const subscribe = (listener: () => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

/** What each tool needs beyond its own code. */
const NEEDS: Readonly<Record<string, { readonly isKept: () => Promise<boolean>; readonly words: string }>> = {
  'mp4-to-mp3-converter': {
    isKept: isEngineKept,
    words:
      'The audio engine is not on this device yet. Use the tool once, or keep the engine with the tool’s own button.',
  },
  'currency-converter': {
    isKept: () => Promise.resolve(false),
    words: 'Without a network it converts with the last exchange rates that it got, or with your own rate.',
  },
};

type Kept = 'unknown' | 'no' | 'yes';

/** The page of the tool, by the browser's own store: its scripts come with it or not at all. */
async function isPageKept(): Promise<boolean> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  return Boolean(serviceWorker?.controller && (await caches.match(location.pathname, { ignoreSearch: true })));
}

export function OfflineCheck({ tool: { id, title } }: { tool: ToolDefinition }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [kept, setKept] = useState<Kept>('unknown');
  const [lacks, setLacks] = useState('');
  useEffect(() => {
    const look = async () => {
      const need = NEEDS[id];
      setKept((await isPageKept()) ? 'yes' : 'no');
      setLacks(need && !(await need.isKept()) ? need.words : '');
    };
    look().catch(() => setKept('no'));
  }, [id]);
  return (
    <div className="flex flex-col gap-2">
      <p>
        {kept === 'yes'
          ? `${title} is stored on this device. Turn off your network, reload this page, and use it: it works the same.`
          : kept === 'no'
            ? 'This page is not stored on this device yet, or your browser does not store sites. It works without a network until you leave it.'
            : 'Looking…'}{' '}
        {lacks}
      </p>
      <p role="status" className="text-muted">
        {isOnline
          ? 'Right now your browser says that it is online.'
          : 'Right now you’re offline. Go ahead and use the tool.'}
      </p>
    </div>
  );
}
