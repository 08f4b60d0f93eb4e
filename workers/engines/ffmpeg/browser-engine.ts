// The ffmpeg engine in a browser: the core's files are served by this site, and run in a worker of their own, which ends with ours.
import type { AudioEngine, EngineProgress } from '../../contract/audio-engine';
import { ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM, ENGINE_WASM_BYTES } from '../../contract/engine-url';
import { ToolError } from '../../contract/errors';
import type { CoreWorker, FfmpegCore } from './core';
import { createFfmpegEngine } from './engine';

/** A worker that cannot start would be waited for without end. Compiling takes seconds on a slow phone. */
const START_TIMEOUT_MS = 120_000;

const urlOf = (name: string) => new URL(`${ENGINE_PATH}/${name}`, self.location.origin).href;

const notLoaded = (cause: unknown) =>
  new ToolError(
    'network',
    'The audio engine could not be loaded. It is downloaded from this site once, so the first conversion needs a network connection. Check the connection and try again.',
    { cause },
  );

/**
 * Loads a fresh engine.
 * @param onProgress hears the download in bytes as they are read, that is unpacked
 * @throws ToolError `network` when a part of it cannot be fetched; RangeError when there is no memory for it
 */
export const loadFfmpegEngine =
  (spawn: () => CoreWorker) =>
  async (onProgress: EngineProgress): Promise<AudioEngine> =>
    createFfmpegEngine(await loadCore(spawn, onProgress));

async function loadCore(spawn: () => CoreWorker, onProgress: EngineProgress): Promise<FfmpegCore> {
  // Where requests can be counted: the core's worker then finds the script in the browser's cache.
  await fetch(urlOf(ENGINE_SCRIPT))
    .then((answer) => answer.arrayBuffer())
    .catch(() => undefined);
  await download(urlOf(ENGINE_WASM), onProgress);
  const core = await start(spawn);
  return {
    mount: (file) => orError(core.mount(file)),
    exec: (args, onTime) => orError(core.exec(args, onTime)),
    take: (path) => orError(core.take(path)),
  };
}

async function start(spawn: () => CoreWorker): Promise<FfmpegCore> {
  try {
    return await withinTime(spawn().load(urlOf(ENGINE_SCRIPT), urlOf(ENGINE_WASM)));
  } catch (error) {
    const known = asError(error);
    throw known instanceof RangeError ? known : notLoaded(error);
  }
}

/** Reads the file once for the sake of its progress: the core, which reports none, then finds it in the browser's cache. */
async function download(url: string, onProgress: EngineProgress): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    let loaded = 0;
    onProgress(0, ENGINE_WASM_BYTES);
    const reader = response.body.getReader(); // Safari does not iterate over streams
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      loaded += next.value.byteLength;
      onProgress(Math.min(loaded, ENGINE_WASM_BYTES), ENGINE_WASM_BYTES);
    }
    if (loaded !== ENGINE_WASM_BYTES) throw new Error(`${url} has ${loaded} bytes`);
  } catch (error) {
    throw notLoaded(error);
  }
}

async function withinTime<Result>(loading: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The engine did not start.')), START_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function orError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw asError(error);
  }
}

/** The core's worker sends exceptions as text; what a visitor can do something about becomes the exception it was. */
function asError(thrown: unknown): Error {
  const text = String(thrown);
  if (/Aborted\(OOM\)|RangeError|memory access out of bounds|out of memory|could not allocate/i.test(text)) {
    return new RangeError(`Out of memory: ${text}`);
  }
  const unreadable = /\b(?:NotReadableError|NotFoundError)\b/.exec(text)?.[0];
  return unreadable === undefined ? new Error(text) : new DOMException(text, unreadable);
}
