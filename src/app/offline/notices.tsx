// The corner for notices that nobody asked for. The live region exists before its text, or it would not be announced.
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { reserveHeight } from '../../lib/fixed-bar';
import { InstallOffer } from './install-offer';
import { useNewVersion } from './site-version';
import { VersionOffer } from './version-offer';

const reserve = reserveHeight('--notices');

const EVENTS = ['online', 'offline'] as const;

const subscribe = (listener: () => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

/** False is certain; true only means that there is some kind of network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

export default function Notices() {
  const version = useNewVersion();
  const online = useOnline();
  return (
    <div
      role="status"
      ref={reserve}
      className="fixed bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--cookie-banner)+var(--run-bar))] left-[max(1rem,env(safe-area-inset-left))] z-20 mr-18 flex max-w-sm flex-col items-start gap-2 print:hidden"
    >
      {!online && <OfflineBadge />}
      {version && <VersionOffer {...version} />}
      {!version && <InstallOffer />}
    </div>
  );
}

function OfflineBadge() {
  // Until the whole site is cached, the next page may be missing.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return (
    <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-xs shadow-lift">
      <WifiOff aria-hidden className="size-4 shrink-0 text-muted" />
      {kept ? 'You’re offline. The tools still work.' : 'You’re offline.'}
    </p>
  );
}
