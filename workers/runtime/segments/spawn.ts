// Creates segment workers for the fast engine.
import { releaseProxy, transfer, wrap } from 'comlink';
import { ToolError } from '../../contract/errors';
import type { SegmentWorker } from '../../engines/webcodecs/encode';
import { callback } from '../../run/callbacks';
import type { SegmentWorkerApi } from './api';

/** Comlink keeps an exception's name, but not its class, which identifies a removed file. */
function asThrown(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (['NotReadableError', 'NotFoundError'].includes(error.name)) return new DOMException(error.message, error.name);
  // The error that a segment worker throws.
  return error.name === 'ToolError' ? new ToolError('unreadable', { messageKey: 'common/unreadable' }) : error;
}

/**
 * A worker reports at least with every second of audio, which no device takes that long to encode. A browser that ends one for
 * lack of memory sends no event.
 */
const SILENCE_MS = 60_000;

function watchSilence() {
  let [timer, fail]: [ReturnType<typeof setTimeout> | undefined, () => void] = [undefined, () => undefined];
  const isTooLong = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('A segment worker stopped answering.'));
  });
  isTooLong.catch(() => undefined);
  const end = () => clearTimeout(timer);
  const heard = () => {
    end();
    timer = setTimeout(fail, SILENCE_MS);
  };
  heard();
  return { isTooLong, heard, end };
}

/** @param pageDecoder a port to it, if the worker can't decode */
export function spawnSegmentWorker(pageDecoder?: MessagePort): SegmentWorker {
  const worker = new Worker(new URL('./compute/mp3-segment.ts', import.meta.url), { type: 'module' });
  const remote = wrap<SegmentWorkerApi>(worker);
  // Comlink never settles a call to a worker that has ended.
  const crashed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('A segment worker crashed.'));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  crashed.catch(() => undefined);
  if (pageDecoder) void remote.decodeByPage(transfer(pageDecoder, [pageDecoder]));
  return {
    async encode(request, onSamples) {
      const silence = watchSilence();
      const heard = (samples: number) => {
        silence.heard();
        onSamples(samples);
      };
      try {
        return await Promise.race([remote.encode(request, callback(heard)), crashed, silence.isTooLong]);
      } catch (error) {
        throw asThrown(error);
      } finally {
        silence.end();
      }
    },
    end() {
      remote[releaseProxy]();
      worker.terminate();
    },
  };
}

/** Each has a decoder, an encoder and its part of the file: about 64 MB. */
const MEMORY_GIB_PER_WORKER = 0.5;
const MOST_WORKERS = 8;

/** By cores, and by memory if the browser reports it. */
export function workersOf({
  hardwareConcurrency,
  deviceMemory = 4,
}: {
  hardwareConcurrency: number;
  deviceMemory?: number;
}): number {
  return Math.max(1, Math.min(hardwareConcurrency, Math.floor(deviceMemory / MEMORY_GIB_PER_WORKER), MOST_WORKERS));
}
