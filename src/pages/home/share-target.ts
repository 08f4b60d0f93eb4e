// Input that comes from outside of the page: shared with the installed site, or opened with it.
import { SENT_PAGE, TAKE_SHARED, type Shared } from '../../forms/share';
import type { ToastContent } from '../../state/toasts';
import type { Given } from '../../tool-kit/send-to/offer';
import * as words from './words';

/** Of the File Handling API, which only Chromium has: https://developer.mozilla.org/docs/Web/API/LaunchQueue */
interface LaunchQueue {
  setConsumer(consume: (params: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

const PATIENCE_MS = 5_000;

/** Gets the data from the service worker, which deletes its copy. */
function takeShared(controller: ServiceWorker): Promise<Shared | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Shared | undefined>) => resolve(data);
    setTimeout(() => resolve(undefined), PATIENCE_MS);
    controller.postMessage({ type: TAKE_SHARED }, [port2]);
  });
}

export interface Received {
  readonly given?: Given;
  /** A note for the visitor. */
  readonly toast?: ToastContent;
}

const SENT = {
  title: words.shareAgain,
  text: words.sentToServer,
  tone: 'info',
} as const;

const LOST = {
  title: words.shareAgain,
  text: words.lost,
  tone: 'info',
} as const;

const FILES_ONLY = {
  title: words.textLeftOut,
  text: words.filesOnly,
  tone: 'info',
} as const;

/** @param shared undefined if the service worker has nothing, or if there is none */
export function receivedOf(shared: Shared | undefined): Received {
  if (!shared) return { toast: LOST };
  const { text, files } = shared;
  if (files.length > 0) return { given: { kind: 'files', files }, ...(text !== '' && { toast: FILES_ONLY }) };
  return text === '' ? {} : { given: { kind: 'text', text } };
}

/** @param search of the page's address, which the service worker or the server has redirected to */
export async function receiveShared(search: string): Promise<Received> {
  if (SENT_PAGE.endsWith(search)) return { toast: SENT };
  const { controller = null } = 'serviceWorker' in navigator ? navigator.serviceWorker : {};
  return receivedOf(controller === null ? undefined : await takeShared(controller));
}

/** Calls back with each file that the system opens with the installed site. */
export function receiveOpened(onGiven: (given: Given) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files: handles }) => {
    if (handles.length === 0) return;
    void Promise.all(handles.map((handle) => handle.getFile())).then(
      (files) => onGiven({ kind: 'files', files }),
      () => undefined, // The file no longer exists, so there is nothing to show.
    );
  });
}
