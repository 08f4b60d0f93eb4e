// A run of the command line: Ctrl+C cancels it, and a reader of standard output may close it.
import { removeTemporary } from './outputs';

/** Shells report a program ended by a signal with this number plus the signal's. */
const SIGNAL_EXIT = 128;

export interface Session {
  readonly signal: AbortSignal;
  /** The reader of standard output has closed it, so there is nothing left to do. */
  readonly onClosed: () => void;
  readonly isClosed: () => boolean;
  /** The exit code of a signal. */
  readonly endedBy: () => number | undefined;
  readonly close: () => void;
}

/** A canceled run ends sooner, unless it waits in a system call, such as a write to a named pipe without a reader. */
const CANCEL_MS = 3_000;

/** Ctrl+C cancels the run, which removes its output. A second one ends the program at once. */
export function openSession(): Session {
  const controller = new AbortController();
  let isClosed = false;
  let ended: number | undefined;
  const onSignal = (signal: NodeJS.Signals, number: number) => {
    // `process.exit` would wait for that system call.
    const end = () => {
      process.off(signal, onSignal);
      removeTemporary();
      process.kill(process.pid, signal);
    };
    if (ended !== undefined) return end();
    ended = SIGNAL_EXIT + number;
    controller.abort();
    setTimeout(end, CANCEL_MS).unref();
  };
  const onClosed = () => {
    isClosed = true;
    controller.abort();
  };
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  // Writes report their own errors; without a listener, the event would end the program.
  const ignore = () => undefined;
  process.stdout.on('error', ignore);
  return {
    signal: controller.signal,
    onClosed,
    isClosed: () => isClosed,
    endedBy: () => ended,
    close() {
      process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
      process.stdin.destroy();
    },
  };
}

/** Ctrl+C cancels the run. Its exit code is that of the signal. */
export async function inSession(work: (session: Session) => Promise<number>): Promise<number> {
  const session = openSession();
  try {
    return await work(session);
  } catch (error) {
    const code = session.endedBy();
    if (code === undefined) throw error;
    return code;
  } finally {
    session.close();
  }
}
