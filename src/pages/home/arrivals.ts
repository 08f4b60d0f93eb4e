// What reaches the home page from outside: shared with the installed site, or opened with it.
import { TAKE_SHARED, type Shared } from '../../lib/shared-input';
import type { Given } from '../../tool-kit/offer';

/** Of the File Handling API, which only Chromium has: https://developer.mozilla.org/docs/Web/API/LaunchQueue */
interface LaunchQueue {
  setConsumer(consume: (params: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

const PATIENCE_MS = 5_000;

/** Asks the service worker, which then forgets it. */
function takeShared(): Promise<Shared | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Shared | undefined>) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    navigator.serviceWorker.controller?.postMessage({ type: TAKE_SHARED }, [port2]);
  });
}

const toGiven = ({ text, files }: Shared): Given | undefined => {
  if (files.length > 0) return { kind: 'files', files };
  return text === '' ? undefined : { kind: 'text', text };
};

export async function receiveShared(): Promise<Given | undefined> {
  const shared = 'serviceWorker' in navigator ? await takeShared() : undefined;
  return shared && toGiven(shared);
}

/** Calls back with each file that the system opens with the site. */
export function receiveOpened(onGiven: (given: Given) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: handles }) => {
    if (handles.length === 0) return;
    void Promise.all(handles.map((handle) => handle.getFile())).then(
      (files) => onGiven({ kind: 'files', files }),
      () => undefined, // the file is gone: there is nothing to show
    );
  });
}
