// Offers once to install the site, to returning visitors in browsers that support it.
import { useSyncExternalStore } from 'react';
import { say } from '../../../workers/words/in-words';
import { focusHeading } from '../../pages/use-page-head';
import { settings } from '../../settings';
import { Button } from '../../ui/button';
import { declineInstall, installInterest, OFFERED_FROM } from '../../visitor/install-interest';
import * as words from './words';

/** Only Chromium has it: https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let prompt: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function setPrompt(next: InstallPrompt | undefined) {
  prompt = next;
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault(); // Keeps the browser from showing its own offer.
    setPrompt(event);
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function InstallOffer() {
  const offered = useSyncExternalStore(subscribe, () => prompt);
  const { visits, isDeclined } = installInterest.use();
  if (!offered || isDeclined || visits < OFFERED_FROM) return null;
  // The button is about to disappear, so its focus must move elsewhere.
  const close = () => {
    setPrompt(undefined);
    focusHeading();
  };
  const install = () => {
    void offered.prompt().catch(() => undefined);
    close();
  };
  const decline = () => {
    declineInstall();
    close();
  };
  return (
    <div className="flex animate-rise flex-col gap-2 rounded-lg border border-line bg-raised p-3 shadow-lift">
      <div className="text-xs">
        <p className="text-sm font-semibold">{say(words.installTitle, { site: settings.name })}</p>
        <p className="text-muted">{words.installText}</p>
      </div>
      <div className="flex gap-2">
        <Button size="small" onClick={install}>
          {words.install}
        </Button>
        <Button variant="ghost" size="small" onClick={decline}>
          {words.notNow}
        </Button>
      </div>
    </div>
  );
}
