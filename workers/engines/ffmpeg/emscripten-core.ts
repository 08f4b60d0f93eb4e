// ffmpeg.wasm's core as the engine needs it. Works wherever the core's script runs: in a browser's worker, or in Node.
import type { FfmpegCore } from './core';
import { Pieces } from './pieces';

/** A file or folder of Emscripten's file system, with the operations that it is reached by. */
interface FsNode {
  usedBytes: number;
  node_ops: { mknod?: (parent: FsNode, name: string, mode: number, dev: number) => FsNode };
  stream_ops: {
    read?: (stream: { node: FsNode }, buffer: Int8Array, offset: number, length: number, position: number) => number;
    write?: (stream: { node: FsNode }, buffer: Int8Array, offset: number, length: number, position: number) => number;
  };
}

/** What `createFFmpegCore` of @ffmpeg/core resolves to. */
export interface EmscriptenCore {
  exec(...args: string[]): number;
  reset(): void;
  setLogger(log: (line: { message: string }) => void): void;
  /** In microseconds. */
  setProgress(report: (progress: { time: number }) => void): void;
  readonly FS: {
    mkdir(path: string): void;
    mount(kind: unknown, options: unknown, path: string): void;
    lookupPath(path: string): { readonly node: FsNode };
    readonly filesystems: { readonly WORKERFS: unknown };
  };
}

const INPUT_FOLDER = '/input';
const INPUT_NAME = 'input'; // the visitor's could be anything, and means something to ffmpeg
export const OUTPUT_FOLDER = '/output';

const view = (buffer: Int8Array, offset: number, length: number) =>
  new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);

/** Makes a folder whose files are kept in pieces. */
function makeOutputFolder({ FS }: EmscriptenCore): ReadonlyMap<string, Pieces> {
  const files = new Map<string, Pieces>();
  FS.mkdir(OUTPUT_FOLDER);
  const folder = FS.lookupPath(OUTPUT_FOLDER).node;
  const { mknod } = folder.node_ops;
  folder.node_ops = {
    ...folder.node_ops,
    mknod(parent, name, mode, dev) {
      const node = mknod?.(parent, name, mode, dev);
      if (!node) throw new Error('The core is not what it was.');
      const pieces = new Pieces();
      files.set(`${OUTPUT_FOLDER}/${name}`, pieces);
      node.stream_ops = {
        ...node.stream_ops,
        read: (_, buffer, offset, length, position) => pieces.read(view(buffer, offset, length), position),
        write(stream, buffer, offset, length, position) {
          pieces.write(view(buffer, offset, length), position);
          stream.node.usedBytes = pieces.bytes;
          return length;
        },
      };
      return node;
    },
  };
  return files;
}

export function coreOf(core: EmscriptenCore): FfmpegCore {
  const { FS } = core;
  const files = makeOutputFolder(core);
  return {
    mount(file) {
      FS.mkdir(INPUT_FOLDER);
      FS.mount(FS.filesystems.WORKERFS, { blobs: [{ name: INPUT_NAME, data: file }] }, INPUT_FOLDER);
      return Promise.resolve(`${INPUT_FOLDER}/${INPUT_NAME}`);
    },
    exec(args, onTime) {
      const log: string[] = [];
      core.setLogger(({ message }) => log.push(message));
      // Negative while ffmpeg has written nothing: it then prints its "no value", the lowest integer.
      core.setProgress(({ time }) => Number.isFinite(time) && onTime?.(Math.max(0, time / 1e6)));
      const exitCode = core.exec(...args);
      core.reset();
      return Promise.resolve({ exitCode, log });
    },
    take: (path) => Promise.resolve(files.get(path)?.take()),
  };
}
