// Runs the benchmark for the page: its settings in the address, its progress, its end.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { lateModule } from '../../hydration/late-module';
import { keepScreenOn } from '../../lib/screen-awake';
import { useArtifacts, useClient } from '../../state/services-context';
import { addressWith, optionsIn } from '../../tool-kit/options/options-address';
import type { Report } from './report';
import type { Progress } from './run';
import { options, PHONE, type Settings } from './settings';
import * as words from './words';

/** Loads with Start, together with the libraries of other sites. */
const lab = lateModule(() => import('./run'));

export type Status =
  | { readonly kind: 'ready' }
  | { readonly kind: 'running'; readonly progress: Progress; readonly isCanceling: boolean }
  | { readonly kind: 'done' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'not loaded' }
  | { readonly kind: 'failed' };

const onHashChange = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** The prerendered page has the defaults. Settings from a link, or for a phone, follow after hydration. */
function useInitialSettings(): Settings {
  const fragment = useSyncExternalStore(
    onHashChange,
    () => window.location.hash.slice(1),
    () => '',
  );
  const isPhone = useSyncExternalStore(
    onHashChange,
    () => matchMedia('(pointer: coarse)').matches,
    () => false,
  );
  if (fragment === '') return isPhone ? PHONE : options.defaults;
  return { ...options.defaults, ...optionsIn(options, fragment).options };
}

export function useSettings() {
  const initial = useInitialSettings();
  const [chosen, setChosen] = useState<Settings>();
  const settings = chosen ?? initial;
  const change = (part: Partial<Settings>) => {
    const changed = { ...settings, ...part };
    setChosen(changed);
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', addressWith(options, changed, pathname + search));
  };
  return { settings, change };
}

export function useBenchmark() {
  const [status, setStatus] = useState<Status>({ kind: 'ready' });
  const [report, setReport] = useState<Report>();
  const controller = useRef<AbortController>(undefined);
  const client = useClient();
  const artifacts = useArtifacts();
  // Leaving the page ends the run.
  useEffect(() => () => controller.current?.abort(), []);

  async function start(settings: Settings, file: File | undefined) {
    const own = new AbortController();
    const { signal } = own;
    controller.current = own;
    const onProgress = (progress: Progress) => {
      if (!signal.aborted) setStatus({ kind: 'running', progress, isCanceling: false });
    };
    onProgress({ text: words.loading, share: 0 });
    const code = await lab.load().catch(() => undefined);
    if (!code) {
      setStatus({ kind: 'not loaded' });
      return;
    }
    const letScreenGo = keepScreenOn();
    try {
      const services = { client, artifacts };
      setReport(await code.runBenchmark({ settings, file, services, signal, onProgress }));
      setStatus({ kind: 'done' });
    } catch (error) {
      if (!signal.aborted) console.error(error);
      setStatus({ kind: signal.aborted ? 'canceled' : 'failed' });
    } finally {
      letScreenGo();
    }
  }

  function cancel() {
    controller.current?.abort();
    setStatus((now) => (now.kind === 'running' ? { ...now, isCanceling: true } : now));
  }
  return { status, report, start, cancel };
}
