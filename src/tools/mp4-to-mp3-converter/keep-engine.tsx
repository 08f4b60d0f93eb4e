// Downloads the engine into the browser's cache for offline use.
import { CircleCheck, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ENGINE_CACHE, ENGINE_WASM_BYTES } from '../../../workers/contract/media/engine-url';
import { isEngineSaved, ENGINE_ADDRESSES } from '../../../workers/contract/media/saved-engine';
import { say } from '../../../workers/words/in-words';
import { percent } from '../../tool-kit/run/progress-share';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import * as words from './words';

type Keeping = 'unknown' | 'missing' | 'loading' | 'kept' | 'failed';

/** `used` becomes true with the first conversion, which downloads the engine. */
function useKeptEngine(used: boolean) {
  const [keeping, setKeeping] = useState<Keeping>('unknown');
  /** Rounded like the displayed value, so that the page renders at most once per percent. */
  const [loaded, setLoaded] = useState(percent(0));
  useEffect(() => {
    if (!canKeepEngine()) return;
    let gone = false;
    const tell = (kept: boolean) => {
      if (!gone) setKeeping((before) => (kept ? 'kept' : before === 'unknown' ? 'missing' : before));
    };
    void isEngineSaved().then(tell, () => undefined);
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

export default function KeepEngine({ used }: { used: boolean }) {
  const { keeping, loaded, keep } = useKeptEngine(used);
  // Reserves the space until it is known whether the browser has cached the engine.
  if (keeping === 'unknown') return <div className="min-h-9 pointer-coarse:min-h-touch" />;
  const loading = keeping === 'loading';
  return (
    <div className="flex flex-col items-start gap-3 text-sm">
      {keeping === 'failed' && (
        <Notice tone="error" title={words.notSavedTitle}>
          {words.notSaved}
        </Notice>
      )}
      {keeping === 'kept' ? (
        <p role="status" className="flex min-h-9 items-center gap-2 text-muted pointer-coarse:min-h-touch">
          <CircleCheck aria-hidden className="size-4 shrink-0 text-success" />
          {words.isOffline}
        </p>
      ) : (
        <Button size="small" icon={Download} loading={loading} onClick={() => void keep()}>
          {loading ? say(words.loading, { share: loaded }) : words.makeOffline}
        </Button>
      )}
    </div>
  );
}

/** Without a service worker, as in some private windows and in development, nothing reads the engine from the cache. */
const canKeepEngine = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Downloads the engine into the browser's cache. Rejects if the network fails or the device is full; an incomplete file is never
 * cached.
 * @param onProgress called with the share downloaded so far, from 0 to 1
 */
async function keepEngine(onProgress: (share: number) => void): Promise<void> {
  const cache = await caches.open(ENGINE_CACHE);
  let loaded = 0;
  for (const address of ENGINE_ADDRESSES) {
    // "reload" bypasses the service worker, which would cache the same response a second time.
    const request = new Request(address, { cache: 'reload' });
    const answer = await fetch(request);
    if (!answer.ok || !answer.body) throw new Error(`${address} is answered with ${String(answer.status)}`);
    const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.length;
        onProgress(Math.min(1, loaded / ENGINE_WASM_BYTES));
        controller.enqueue(chunk);
      },
    });
    await cache.put(request, new Response(answer.body.pipeThrough(count), answer));
  }
}
