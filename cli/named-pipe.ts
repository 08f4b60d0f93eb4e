// Opening a named pipe waits for its other end, and reading one waits for bytes. Nothing ends such a system call, not even
// `process.exit`, so a canceled run opens the other end itself.
import { closeSync, constants, openSync, writeSync } from 'node:fs';

/** Ends calls that wait for a named pipe, once the signal is aborted. Call the result when no more such calls follow. */
export function endWaitOnAbort(path: string, access: 'read' | 'write', signal: AbortSignal): () => void {
  const end = () => openOtherEnd(path, access);
  signal.addEventListener('abort', end, { once: true });
  return () => signal.removeEventListener('abort', end);
}

function openOtherEnd(path: string, access: 'read' | 'write'): void {
  try {
    const other = access === 'read' ? constants.O_WRONLY : constants.O_RDONLY;
    const descriptor = openSync(path, other | constants.O_NONBLOCK);
    // Another writer may have the pipe open without writing, so this byte ends a pending read.
    if (access === 'read') writeSync(descriptor, '\n');
    closeSync(descriptor);
  } catch {
    // No call is waiting, or the pipe is open in one direction only.
  }
}
