// Creates segment workers for the fast engine.
import { releaseProxy, transfer, wrap } from 'comlink';
import { AudioError } from '../../contract/media/audio-engine';
import { ToolError } from '../../contract/run/errors';
import type { SegmentWorker } from '../../engines/webcodecs/encode';
import { afterAwake } from '../../lib/awake-timer';
import { callback } from '../../run/callbacks';
import type { MediaPort } from '../../engines/webcodecs/media/media-port';
import type { MediaReaderApi, MediaReply, SegmentWorkerApi } from './api';

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
  let [end, fail]: [() => void, () => void] = [() => undefined, () => undefined];
  const isTooLong = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('A segment worker stopped answering.'));
  });
  isTooLong.catch(() => undefined);
  const heard = () => {
    end();
    end = afterAwake(SILENCE_MS, fail);
  };
  heard();
  return { isTooLong, heard, end: () => end() };
}

/** Rejects when the worker crashes: Comlink never settles a call to a worker that is gone. */
function crashOf(worker: Worker, name: string): Promise<never> {
  const crashed = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`A ${name} crashed.`));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  });
  crashed.catch(() => undefined);
  return crashed;
}

/** @param pageDecoder a port to it, if the worker can’t decode */
export function spawnSegmentWorker(pageDecoder?: MessagePort): SegmentWorker {
  const worker = new Worker(new URL('./compute/mp3-segment.ts', import.meta.url), { type: 'module' });
  const remote = wrap<SegmentWorkerApi>(worker);
  const crashed = crashOf(worker, 'segment worker');
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

/** The worker with Mediabunny. It starts with the first file that only Mediabunny reads, and ends with the media worker. */
export function spawnMediaReader(file: Blob): MediaPort {
  const worker = new Worker(new URL('./compute/media-reader.ts', import.meta.url), { type: 'module' });
  const remote = wrap<MediaReaderApi>(worker);
  const crashed = crashOf(worker, 'media reader');
  const mounted = Promise.resolve(remote.mount(file));
  mounted.catch(() => undefined); // the first call rejects as well
  const ask = async <Value>(reply: Promise<MediaReply<Value>>): Promise<Value> => {
    const received = await Promise.race([reply, crashed]).catch((error: unknown) => {
      throw asThrown(error);
    });
    if ('problem' in received) throw new AudioError(received.problem);
    return received.value;
  };
  return {
    open: () => ask(remote.open()),
    timeline: (track) => ask(remote.timeline(track)),
    packetsFor: (track, first, last) => ask(remote.packetsFor(track, first, last)),
  };
}

/** Each holds a decoder, an encoder and its part of the file: about 64 MB. */
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
