// The context of a kernel's run: a signal, ticks, readers and sinks. The same in a worker, on the page, in tests and
// benchmarks.
import { canceled } from '../contract/run/errors';
import type { Ports, RunContext, Step } from '../contract/run/kernel';
import { messagesOf } from '../contract/run/message';
import type { Sink } from '../contract/run/sink';
import { isPipe, sizeOf, sourcesOf, type AnySource, type KernelInput } from '../contract/run/source';
import type { OnBegun, OnProgress } from '../contract/run/wire';
import { createProgressReporter } from './progress';
import { CHUNK_BYTES, readChunks } from '../lib/read-chunks';
import type { common } from '../words/common';
import { ReadAhead } from './read-ahead';
import { BufferedSink, type SinkPorts } from './sink';

export interface RunEnvironment {
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress;
  readonly onBegun?: OnBegun | undefined;
  readonly ports?: Ports;
  readonly sinkPorts?: SinkPorts;
  /** The largest chunk that `read` yields. Tests use 1 and 7. */
  readonly chunkBytes?: number;
  /** The shortest time between two reports of progress. Tests use 0. */
  readonly progressMs?: number;
}

export interface OpenContext {
  readonly run: RunContext;
  /** Sends the last progress, and removes unfinished sinks. */
  readonly close: () => Promise<void>;
}

const READING: Step = { label: messagesOf<typeof common>('common')('reading'), unit: 'bytes' };

/** The longest time that a cancel message waits for a busy kernel to yield. */
const YIELD_MS = 50;

const now = () => performance.now();

export function openContext(input: KernelInput, environment: RunEnvironment): OpenContext {
  const { signal, onProgress = () => undefined, ports = {}, sinkPorts = {}, chunkBytes = CHUNK_BYTES } = environment;
  const reporter = createProgressReporter(onProgress, now, environment.progressMs);
  const sinks: Sink[] = [];
  const sources = sourcesOf(input);
  const total = sources.some(isPipe) ? undefined : sources.reduce((sum, source) => sum + sizeOf(source), 0);
  const ahead = new ReadAhead(sources);
  const pause = openPause();
  let [readSoFar, sourcesRead] = [0, 0];
  let yieldedAt = now();

  /** A source may be read more often than expected. */
  const filesDone = (passes: number) =>
    sources.length < 2
      ? undefined
      : { done: Math.min(Math.floor(sourcesRead / passes), sources.length), total: sources.length };

  function throwIfCanceled() {
    if (signal.aborted) throw canceled();
  }

  async function yieldToMessages() {
    await pause.take();
    yieldedAt = now();
    throwIfCanceled();
  }

  const run: RunContext = {
    signal,
    ports,
    tick(done, totalDone, step = READING, files) {
      throwIfCanceled();
      reporter.report({ done, step, ...(totalDone !== undefined && { total: totalDone }), ...(files && { files }) });
      return now() - yieldedAt > YIELD_MS ? yieldToMessages() : undefined;
    },
    async *read(source: AnySource, passes = 1) {
      throwIfCanceled();
      const report = () => run.tick(Math.min(readSoFar / passes, total ?? Infinity), total, READING, filesDone(passes));
      const read = (chunk: Uint8Array) => {
        readSoFar += chunk.length;
        return report();
      };
      const small = ahead.take(source);
      const chunks = readChunks(small ? await small : source, chunkBytes);
      if (Symbol.asyncIterator in chunks)
        for await (const chunk of chunks) {
          yield chunk;
          await read(chunk);
        }
      // Promises for a small source in memory would take longer than its bytes.
      else
        for (const chunk of chunks) {
          yield chunk;
          await read(chunk);
        }
      sourcesRead++;
      const reported = sources.length > 1 ? report() : undefined;
      if (reported) await reported;
    },
    async sink(spec) {
      const { openPickedFile: _, copyTo: __, ...others } = sinkPorts;
      const sink = await BufferedSink.open(spec, sinks.length === 0 ? sinkPorts : others);
      sinks.push(sink);
      return sink;
    },
  };

  return {
    run,
    async close() {
      pause.close();
      await Promise.all([reporter.flush(), ...sinks.map((sink) => sink.abort())]);
    },
  };
}

interface Pause {
  /** Resolves once the messages that wait for this thread have been handled. */
  readonly take: () => Promise<void>;
  readonly close: () => void;
}

/**
 * Timers are clamped to 4 ms and promises never yield, so the thread posts a message to itself. One channel serves the whole
 * run: a new one per pause would leave kilobytes of garbage, thousands of times in a large file.
 */
function openPause(): Pause {
  let channel: MessageChannel | undefined;
  // Ticks may overlap, because a kernel also reports from callbacks.
  let waiting: (() => void)[] = [];
  const open = () => {
    const opened = new MessageChannel();
    opened.port1.onmessage = () => {
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) resume();
    };
    return opened;
  };
  return {
    take: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        channel ??= open();
        channel.port2.postMessage(null);
      }),
    close: () => channel?.port1.close(),
  };
}
