// The corner for notices. The live region exists before its text, because otherwise the text would not be announced.
import { WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { reserveHeight } from '../../lib/fixed-bar';
import { focusHeading } from '../../pages/use-page-head';
import { useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/button';
import { InstallOffer } from './install-offer';
import { setOffline, useOfflineNow } from '../../visitor/offline-now';
import { useNewVersion, type NewVersion } from './site-version';
import * as words from './words';

const reserve = reserveHeight('--notices');

const EVENTS = ['online', 'offline'] as const;

const subscribe = (listener: () => void) => {
  for (const event of EVENTS) window.addEventListener(event, listener);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, listener);
  };
};

/** False is certain. True only means that there is some kind of network. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

export default function Notices() {
  const version = useNewVersion();
  const online = useOnline();
  const isSwitchedOff = useOfflineNow();
  return (
    <div
      role="status"
      ref={reserve}
      className="fixed bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--cookie-banner)+var(--run-bar))] inset-s-[max(1rem,env(safe-area-inset-left))] z-20 me-18 flex max-w-sm flex-col items-start gap-2 print:hidden"
    >
      {isSwitchedOff ? <SwitchedOff /> : !online && <OfflineBadge />}
      {version && <VersionOffer {...version} />}
      {!version && <InstallOffer />}
    </div>
  );
}

function OfflineBadge() {
  // Until the whole site is cached, the next page may be unavailable.
  const kept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  return (
    <p className="flex animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3 py-1.5 text-xs shadow-lift">
      <WifiOff aria-hidden className="size-4 shrink-0 text-muted" />
      {kept ? words.offlineButWorking : words.offline}
    </p>
  );
}

/** Shown on every page, because the panel with the switch is only on tools' pages. */
function SwitchedOff() {
  // The button is about to disappear, so its focus must move elsewhere.
  const back = () => void setOffline(false).then(focusHeading, () => undefined);
  return (
    <div className="flex animate-rise items-center gap-1.5 rounded-full border border-line bg-raised py-0.5 pe-1 ps-3 text-xs shadow-lift">
      <WifiOff aria-hidden className="size-4 shrink-0 text-accent" />
      <p className="whitespace-nowrap">{words.switchedOff}</p>
      <Button variant="ghost" size="small" onClick={back} className="whitespace-nowrap">
        {words.goOnline}
      </Button>
    </div>
  );
}

/**
 * Offers to reload the page in a new version of the site. It never reloads automatically, because that would lose the files
 * open in the tools.
 */
function VersionOffer({ take, later }: NewVersion) {
  const working = useAppSelector(({ runs }) => Object.values(runs).some(({ active }) => active !== undefined));
  const [held, setHeld] = useState(false);
  // Read when the button is clicked: a button that came and went with each run would be hard to hit.
  const reload = () => {
    setHeld(working);
    if (!working) take();
  };
  // The button is about to disappear, so its focus must move elsewhere.
  const close = () => {
    later();
    focusHeading();
  };
  return (
    <div className="flex animate-rise flex-col gap-2 rounded-lg border border-line bg-raised p-3 shadow-lift">
      <div className="text-xs">
        <p className="text-sm font-semibold">{words.newVersion}</p>
        <p className="text-muted">{held && working ? words.stillRunning : words.keepsText}</p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" size="small" onClick={reload}>
          {words.reload}
        </Button>
        <Button size="small" onClick={close}>
          {words.later}
        </Button>
      </div>
    </div>
  );
}
