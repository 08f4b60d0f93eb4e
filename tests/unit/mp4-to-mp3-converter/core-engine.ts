// The real ffmpeg core in Node: the browser's engine without its worker, its download and its canceling.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findEngine } from '../../../server/build/engine';
import type { AudioEngine, EngineProgress } from '../../../workers/contract/audio-engine';
import type { FfmpegCore } from '../../../workers/engines/ffmpeg/core';
import { createFfmpegEngine } from '../../../workers/engines/ffmpeg/engine';
import { keepOutputInPieces, type CoreFiles } from '../../../workers/engines/ffmpeg/piece-files';

/** The site's own core, and FFmpeg with nearly everything in it, by which tests judge what that one makes. */
const FOLDERS = {
  own: findEngine(join(import.meta.dirname, '../../..')).source,
  complete: join(createRequire(import.meta.url).resolve('@ffmpeg/core'), '../../esm'),
} as const;

export type CoreName = keyof typeof FOLDERS;

/** What `createFFmpegCore` resolves to in both. */
interface EmscriptenCore extends CoreFiles {
  exec(...args: string[]): number;
  /** Not in ours. */
  ffprobe?(...args: string[]): number;
  reset(): void;
  setLogger(log: (line: { type: string; message: string }) => void): void;
  setProgress(report: (progress: { time: number }) => void): void;
  readonly FS: CoreFiles['FS'] & {
    mount(kind: unknown, options: unknown, path: string): void;
    readonly filesystems: { readonly WORKERFS: unknown };
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

const compiled = new Map<CoreName, Promise<WebAssembly.Module>>();

/** Compiling is paid for once per test process. */
function compile(name: CoreName): Promise<WebAssembly.Module> {
  const known = compiled.get(name);
  if (known) return known;
  const module = readFile(join(FOLDERS[name], 'ffmpeg-core.wasm')).then((bytes) => WebAssembly.compile(bytes));
  compiled.set(name, module);
  return module;
}

async function createCore(name: CoreName): Promise<EmscriptenCore> {
  const folder = FOLDERS[name];
  // The core believes that it runs in a browser's worker, whatever it finds.
  Object.assign(globalThis, {
    self: { location: { href: pathToFileURL(folder).href } },
    FileReaderSync: HeldFileReader,
  });
  const wasm = await compile(name);
  const loaded: unknown = await import(pathToFileURL(join(folder, 'ffmpeg-core.js')).href);
  if (!isCoreModule(loaded)) throw new Error('The core is not what it was.');
  return loaded.default({
    instantiateWasm(imports, done) {
      void WebAssembly.instantiate(wasm, imports).then(done);
      return {};
    },
  });
}

interface NodeCore extends FfmpegCore {
  /** What it prints, without its complaints. */
  ffprobe(args: readonly string[]): string;
}

/** A fresh core. */
export async function loadNodeCore(name: CoreName): Promise<NodeCore> {
  const core = keepOutputInPieces(await createCore(name));
  return {
    async mount(file) {
      const held = new HeldFile(new Uint8Array(await file.arrayBuffer()));
      core.FS.mkdir('/input');
      core.FS.mount(core.FS.filesystems.WORKERFS, { blobs: [{ name: 'input', data: held }] }, '/input');
      return '/input/input';
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
      core.ffprobe?.(...args);
      return lines.join('\n');
    },
    take(path) {
      const piece = core.FS.readFile(path);
      return Promise.resolve(piece.length > 0 ? piece : undefined);
    },
  };
}

export async function createCoreEngine(onProgress: EngineProgress): Promise<AudioEngine> {
  const core = await loadNodeCore('own');
  onProgress(1, 1);
  return createFfmpegEngine(core);
}
