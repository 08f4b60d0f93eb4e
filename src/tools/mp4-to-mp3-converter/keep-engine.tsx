// Downloads the engine before it is needed, for a visitor who will be offline.
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isEngineKept } from '../../../workers/contract/kept-engine';
import { canKeepEngine, keepEngine } from '../../lib/kept-engine';
import { percent } from '../../tool-kit/run/progress-share';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';

type Keeping = 'unknown' | 'missing' | 'loading' | 'kept' | 'failed';

/** `used` becomes true with the first conversion, which downloads the engine. */
function useKeptEngine(used: boolean) {
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  /** As it is shown, so that the page is drawn no more than once for each percent. */
  const [loaded, setLoaded] = useState(percent(0));
  useEffect(() => {
    if (!canKeepEngine()) return;
    let gone = false;
    const tell = (kept: boolean) => {
      if (!gone) setKeeping((before) => (kept ? 'kept' : before === 'unknown' ? 'missing' : before));
    };
    void isEngineKept().then(tell, () => undefined);
    return () => {
      gone = true;
    };
  }, [used]);
  const keep = async () => {
    setKeeping('loading');
    setLoaded(percent(0));
    await keepEngine((share) => setLoaded(percent(share))).then(
      () => setKeeping('kept'),
      () => setKeeping('failed'),
    );
  };
  return { keeping, loaded, keep };
}

export function KeepEngine({ used }: { used: boolean }) {
  const { keeping, loaded, keep } = useKeptEngine(used);
  // Its room is there before the browser has said whether the engine is kept.
  if (keeping === 'unknown') return <div className="min-h-9 pointer-coarse:min-h-touch" />;
  const loading = keeping === 'loading';
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {keeping === 'failed' && (
        <Notice tone="error" title="The audio engine could not be saved">
          Check the connection and that the device has 10 MB of free space, then try again.
        </Notice>
      )}
      {keeping === 'kept' ? (
        <p role="status" className="flex min-h-9 items-center gap-2 text-muted pointer-coarse:min-h-touch">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          Available offline
        </p>
      ) : (
        <Button size="small" icon={Download} loading={loading} onClick={() => void keep()}>
          {loading ? `Loading the audio engine... ${loaded}` : 'Make available offline'}
        </Button>
      )}
    </div>
  );
}
