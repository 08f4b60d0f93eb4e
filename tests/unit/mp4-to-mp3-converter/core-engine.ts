// The real ffmpeg core in Node: the browser's engine without its worker, its download and its canceling.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findEngine } from '../../../build/engine';
import type { AudioEngine, EngineProgress } from '../../../workers/contract/media/audio-engine';
import type { FfmpegCore } from '../../../workers/engines/ffmpeg/core';
import { createFfmpegEngine } from '../../../workers/engines/ffmpeg/engine';
import { giveBackInput, keepOutputInPieces, type CoreFiles } from '../../../workers/engines/ffmpeg/piece-files';

const { source: FOLDER } = await findEngine(join(import.meta.dirname, '../../..'));

/** What `createFFmpegCore` resolves to. */
interface EmscriptenCore extends CoreFiles {
  exec(...args: string[]): number;
  ffprobe(...args: string[]): number;
  reset(): void;
  setLogger(log: (line: { type: string; message: string }) => void): void;
  setProgress(report: (progress: { time: number }) => void): void;
  readonly FS: CoreFiles['FS'] & {
    mount(kind: unknown, options: unknown, path: string): void;
    writeFile(path: string, bytes: Uint8Array): void;
  };
}

type Instantiate = (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) => object;
interface CoreModule {
  default(options: { instantiateWasm: Instantiate }): Promise<EmscriptenCore>;
}

const isCoreModule = (value: unknown): value is CoreModule =>
  typeof value === 'object' && value !== null && 'default' in value && typeof value.default === 'function';

/** What WORKERFS asks of a Blob, all at once in memory: Node has no reader that waits. */
class HeldFile {
  readonly #bytes: Uint8Array;
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  get size(): number {
    return this.#bytes.length;
  }
  slice(start: number, end: number): HeldFile {
    return new HeldFile(this.#bytes.subarray(start, end));
  }
  copy(): ArrayBuffer {
    return Uint8Array.from(this.#bytes).buffer;
  }
}

class HeldFileReader {
  readAsArrayBuffer(file: HeldFile): ArrayBuffer {
    return file.copy();
  }
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** Compiles once per test process. */
const compile = () =>
  (compiled ??= readFile(join(FOLDER, 'ffmpeg-core.wasm')).then((bytes) => WebAssembly.compile(bytes)));

async function createCore(): Promise<EmscriptenCore> {
  // The core is made to believe that it runs in a browser's worker.
  Object.assign(globalThis, {
    self: { location: { href: pathToFileURL(FOLDER).href } },
    FileReaderSync: HeldFileReader,
  });
  const wasm = await compile();
  const loaded: unknown = await import(pathToFileURL(join(FOLDER, 'ffmpeg-core.js')).href);
  if (!isCoreModule(loaded)) throw new Error('The core is not what it was.');
  return loaded.default({
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(wasm, imports).then(done);
      return {};
    },
  });
}

interface NodeCore extends FfmpegCore {
  /** Its output, without its complaints. */
  ffprobe(args: readonly string[]): string;
}

/** A fresh core. */
export async function loadNodeCore(): Promise<NodeCore> {
  const core = giveBackInput(keepOutputInPieces(await createCore()));
  return {
    async mount(file) {
      const held = new HeldFile(new Uint8Array(await file.arrayBuffer()));
      core.FS.mkdir('/input');
      core.FS.mount(core.FS.filesystems.WORKERFS, { blobs: [{ name: 'input', data: held }] }, '/input');
      return '/input/input';
    },
    write(path, bytes) {
      core.FS.writeFile(path, bytes);
      return Promise.resolve();
    },
    exec(args, onTime) {
      const log: string[] = [];
      core.setLogger(({ message }) => log.push(message));
      core.setProgress(({ time }) => onTime?.(time / 1e6));
      const exitCode = core.exec(...args);
      core.reset();
      return Promise.resolve({ exitCode, log });
    },
    ffprobe(args) {
      const lines: string[] = [];
      core.setLogger(({ type, message }) => type === 'stdout' && lines.push(message));
      core.ffprobe(...args);
      return lines.join('\n');
    },
    take(path) {
      const piece = core.FS.readFile(path);
      return Promise.resolve(piece.length > 0 ? piece : undefined);
    },
  };
}

export async function createCoreEngine(onProgress: EngineProgress): Promise<AudioEngine> {
  const core = await loadNodeCore();
  onProgress(1, 1);
  return createFfmpegEngine(core);
}
