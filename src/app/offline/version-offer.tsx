// Offers a new version of the site. It is never forced: files that are open in the tools would be lost.
import { useState } from 'react';
import { useAppSelector } from '../../state/hooks';
import { Button } from '../../ui/button';
import { focusHeading } from '../../pages/use-page-head';
import type { NewVersion } from './site-version';

export function VersionOffer({ take, later }: NewVersion) {
  const working = useAppSelector(({ runs }) => Object.values(runs).some(({ active }) => active !== undefined));
  const [held, setHeld] = useState(false);
  // Looked at when it is wanted: a button that comes and goes with each run could not be hit.
  const reload = () => {
    setHeld(working);
    if (!working) take();
  };
  // The button is about to disappear, and the focus that it holds must not be lost.
  const close = () => {
    later();
    focusHeading();
  };
  return (
    <div className="flex animate-rise flex-col gap-2 rounded-lg border border-line bg-raised p-3 shadow-lift">
      <div className="text-xs">
        <p className="text-sm font-semibold">A new version is ready</p>
        <p className="text-muted">
          {held && working
            ? 'A tool is still running. Reload when it’s done.'
            : 'Reloading keeps your text. Open files again after it.'}
        </p>
      </div>
      <div className="flex gap-2">
        <Button variant="primary" size="small" onClick={reload}>
          Reload
        </Button>
        <Button size="small" onClick={close}>
          Later
        </Button>
      </div>
    </div>
  );
}
