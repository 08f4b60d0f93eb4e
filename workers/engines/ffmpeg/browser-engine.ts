// The ffmpeg engine in a browser: @ffmpeg/ffmpeg inside our worker, with the core's files from this site. The library runs the
// core in a nested worker, which ends with ours.
import { FFFSType, FFmpeg } from '@ffmpeg/ffmpeg';
import { fetchFile } from '@ffmpeg/util';
import { AudioError, type AudioEngine, type EngineProgress } from '../../contract/media/audio-engine';
import { ENGINE_PATH, ENGINE_SCRIPT, ENGINE_WASM, ENGINE_WASM_BYTES } from '../../contract/media/engine-url';
import type { Execution, FfmpegCore } from './core';
import { afterAwake } from '../../lib/awake-timer';
import { createFfmpegEngine } from './engine';

const MOUNT_POINT = '/input';
const INPUT_NAME = 'input';

/** If its worker can't start, the library doesn't notice and would wait forever. Compiling takes seconds on a slow phone. */
const START_TIMEOUT_MS = 120_000;

const urlOf = (name: string) => new URL(`${ENGINE_PATH}/${name}`, self.location.origin).href;

const notLoaded = (cause: unknown) => new AudioError('not-loaded', { cause });

/**
 * Loads a fresh engine.
 * @param isKept whether the browser's cache has the engine
 * @param onProgress called with the download's unpacked bytes
 * @throws AudioError `not-loaded` if a part of it can't be fetched; RangeError if there is no memory for it
 */
export async function loadFfmpegEngine(
  isKept: () => Promise<boolean>,
  onProgress: EngineProgress,
): Promise<AudioEngine> {
  return createFfmpegEngine(await loadCore(isKept, onProgress));
}

async function loadCore(isKept: () => Promise<boolean>, onProgress: EngineProgress): Promise<FfmpegCore> {
  // Fetched here so that the request is reported. The library's own worker then finds the script in the browser's cache.
  await fetchFile(urlOf(ENGINE_SCRIPT)).catch(() => undefined);
  // A cached engine needs no progress, and reading it once more takes about 80 MB in WebKit.
  if (!(await isKept().catch(() => false))) await download(urlOf(ENGINE_WASM), onProgress);
  const ffmpeg = new FFmpeg();
  try {
    await withinTime(ffmpeg.load({ coreURL: urlOf(ENGINE_SCRIPT), wasmURL: urlOf(ENGINE_WASM) }));
  } catch (error) {
    const known = asError(error);
    throw known instanceof RangeError ? known : notLoaded(error);
  }
  return {
    mount: (file) => mount(ffmpeg, file),
    write: (path, bytes) => write(ffmpeg, path, bytes),
    exec: (args, onTime) => exec(ffmpeg, args, onTime),
    take: (path) => take(ffmpeg, path),
  };
}

/**
 * Reads the file once to report progress, which the library doesn't do. The library then finds the file in the browser's cache.
 */
async function download(url: string, onProgress: EngineProgress): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
    let loaded = 0;
    onProgress(0, ENGINE_WASM_BYTES);
    const reader = response.body.getReader(); // Safari can't iterate over streams.
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      loaded += next.value.byteLength;
      onProgress(Math.min(loaded, ENGINE_WASM_BYTES), ENGINE_WASM_BYTES);
    }
    if (loaded !== ENGINE_WASM_BYTES) throw new Error(`${url} has ${loaded} bytes`);
  } catch (error) {
    throw notLoaded(error);
  }
}

async function withinTime(loading: Promise<unknown>): Promise<void> {
  let stop: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    stop = afterAwake(START_TIMEOUT_MS, () => reject(new Error('The engine did not start.')));
  });
  try {
    await Promise.race([loading, late]);
  } finally {
    stop();
  }
}

async function mount(ffmpeg: FFmpeg, file: Blob): Promise<string> {
  // A name of our own, because ffmpeg interprets names and the visitor's file may have any.
  const blobs = [{ name: INPUT_NAME, data: file }];
  try {
    await ffmpeg.createDir(MOUNT_POINT);
    await ffmpeg.mount(FFFSType.WORKERFS, { blobs }, MOUNT_POINT);
  } catch (error) {
    throw asError(error);
  }
  return `${MOUNT_POINT}/${INPUT_NAME}`;
}

/** The library transfers the bytes to its worker, so it gets a copy. */
async function write(ffmpeg: FFmpeg, path: string, bytes: Uint8Array): Promise<void> {
  try {
    await ffmpeg.writeFile(path, bytes.slice());
  } catch (error) {
    throw asError(error);
  }
}

async function exec(ffmpeg: FFmpeg, args: readonly string[], onTime?: (seconds: number) => void): Promise<Execution> {
  const log: string[] = [];
  const onLog = ({ message }: { message: string }) => {
    log.push(message);
  };
  // In microseconds. Before ffmpeg has written anything, it prints its "no value", the lowest integer, so negative values are
  // ignored.
  const onProgress = ({ time }: { time: number }) => {
    if (Number.isFinite(time)) onTime?.(Math.max(0, time / 1e6));
  };
  ffmpeg.on('log', onLog);
  ffmpeg.on('progress', onProgress);
  try {
    return { exitCode: await ffmpeg.exec([...args]), log };
  } catch (error) {
    throw asError(error);
  } finally {
    ffmpeg.off('log', onLog);
    ffmpeg.off('progress', onProgress);
  }
}

/** See `keepOutputInPieces`. */
async function take(ffmpeg: FFmpeg, path: string): Promise<Uint8Array | undefined> {
  try {
    const piece = await ffmpeg.readFile(path);
    if (typeof piece === 'string') throw new Error('The library read text.');
    return piece.length > 0 ? piece : undefined;
  } catch (error) {
    throw asError(error);
  }
}

/** The library's worker sends exceptions as text. This restores the types of those that a visitor can act on. */
function asError(thrown: unknown): Error {
  const text = String(thrown);
  if (/Aborted\(OOM\)|RangeError|memory access out of bounds|out of memory|could not allocate/i.test(text)) {
    return new RangeError(`Out of memory: ${text}`);
  }
  const unreadable = /\b(?:NotReadableError|NotFoundError)\b/.exec(text)?.[0];
  return unreadable === undefined ? new Error(text) : new DOMException(text, unreadable);
}
