// References that the harness needs and the lockdown removes. Must be imported before the lockdown.
import { NEWS, WORKER_LOCK } from './names';

const channel = new BroadcastChannel(NEWS);
const { locks } = navigator;

export const workerName = self.location.hash.slice(1);

const ownLock = WORKER_LOCK + workerName;

/** Only the browser itself takes the lock away, so that a test can see which workers are really gone. */
const isHeld = new Promise<void>((held) => {
  void locks.request(ownLock, () => {
    held();
    return new Promise(() => undefined);
  });
});

/** Resolves once the lock shows to others that this worker lives. */
export const lockIsHeld = () => isHeld;

export const tellNews = (news: string) => channel.postMessage(news);
