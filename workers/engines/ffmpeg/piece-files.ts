// Keeps the files of ffmpeg.wasm's core in little memory. The core's own file system has an output file as one array, which it
// copies whenever the file grows and again when it is read. It also leaves each chunk of the input to the garbage collector.
import { giveBack } from '../../lib/give-back';
import { MeterFile, meterFormat } from './meter-file';
import { Pieces } from './pieces';

export const OUTPUT_FOLDER = '/output';

/** What becomes of the bytes of an output file. */
type Kept = Pick<Pieces, 'bytes' | 'write' | 'read' | 'take' | 'clear'>;

/** A file or folder of Emscripten's file system, with its operations. */
interface FsNode {
  usedBytes: number;
  node_ops: {
    mknod?: (parent: FsNode, name: string, mode: number, dev: number) => FsNode;
    setattr?: (node: FsNode, attributes: { size?: number }) => void;
  };
  stream_ops: {
    read?: (stream: { node: FsNode }, buffer: Int8Array, offset: number, length: number, position: number) => number;
    write?: (stream: { node: FsNode }, buffer: Int8Array, offset: number, length: number, position: number) => number;
  };
}

/** Emscripten's file system over Blobs. `reader` exists once a file is mounted. */
interface BlobFiles {
  readonly reader?: { readAsArrayBuffer(blob: Blob): ArrayBuffer };
  readonly stream_ops: {
    read: (
      stream: { node: { contents: Blob } },
      buffer: Int8Array,
      offset: number,
      length: number,
      position: number,
    ) => number;
  };
}

/** The part that is used of what `createFFmpegCore` of @ffmpeg/core resolves to. */
export interface CoreFiles {
  readonly FS: {
    readonly filesystems: { readonly WORKERFS: BlobFiles };
    mkdir(path: string): void;
    lookupPath(path: string): { readonly node: FsNode };
    readFile(path: string, options?: object): Uint8Array<ArrayBuffer>;
  };
}

const view = (buffer: Int8Array, offset: number, length: number) =>
  new Uint8Array(buffer.buffer, buffer.byteOffset + offset, length);

function keepIn(pieces: Kept, node: FsNode) {
  const { setattr } = node.node_ops;
  node.node_ops = {
    ...node.node_ops,
    setattr(file, attributes) {
      // A second run writes the same file, so opening it empties it.
      if (attributes.size === 0) pieces.clear();
      setattr?.(file, attributes);
    },
  };
  node.stream_ops = {
    ...node.stream_ops,
    read: (_, buffer, offset, length, position) => pieces.read(view(buffer, offset, length), position),
    write(stream, buffer, offset, length, position) {
      pieces.write(view(buffer, offset, length), position);
      stream.node.usedBytes = pieces.bytes;
      return length;
    },
  };
}

/** Frees each chunk of the input after the core has copied it. */
export function giveBackInput<Core extends CoreFiles>(core: Core): Core {
  const files = core.FS.filesystems.WORKERFS;
  files.stream_ops.read = ({ node }, buffer, offset, length, position) => {
    if (!files.reader) throw new Error('No file is mounted.');
    const chunk = files.reader.readAsArrayBuffer(node.contents.slice(position, position + length));
    const { byteLength } = chunk;
    buffer.set(new Int8Array(chunk), offset);
    giveBack(chunk);
    return byteLength;
  };
  return core;
}

/**
 * Creates a folder whose files are stored in pieces. Reading a file returns its next piece and removes it; after the last
 * piece, it returns nothing. A file of a meter's name keeps only measures. Reading is the only operation that the library
 * around the core offers.
 */
export function keepOutputInPieces<Core extends CoreFiles>(core: Core): Core {
  const { FS } = core;
  const files = new Map<string, Kept>();
  FS.mkdir(OUTPUT_FOLDER);
  const folder = FS.lookupPath(OUTPUT_FOLDER).node;
  const { mknod } = folder.node_ops;
  folder.node_ops = {
    ...folder.node_ops,
    mknod(parent, name, mode, dev) {
      const node = mknod?.(parent, name, mode, dev);
      if (!node) throw new Error('The core is not what it was.');
      const format = meterFormat(name);
      const pieces = format ? new MeterFile(format) : new Pieces();
      files.set(`${OUTPUT_FOLDER}/${name}`, pieces);
      keepIn(pieces, node);
      return node;
    },
  };
  const whole = FS.readFile.bind(FS);
  FS.readFile = (path, options) => {
    if (!path.startsWith(`${OUTPUT_FOLDER}/`)) return whole(path, options);
    return files.get(path)?.take() ?? new Uint8Array(0);
  };
  return core;
}
