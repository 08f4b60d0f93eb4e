// Identifies an input and opens it layer by layer: each layer is the decoded content of the one before.
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { sizeOf, type Source } from '../../contract/run/source';
import { fileTypeOf } from '../../lib/file-type';
import { LimitReached, type Opening, type OpeningHost } from './candidate';
import { contentOf, type Content } from './content';
import { message } from './finding';
import { readLayer, type ReadLayer } from './read-layer';
import {
  HEAD_BYTES,
  LARGEST_LAYERS,
  LARGEST_OPENED,
  LONGEST_MS,
  MOST_LAYERS,
  MOST_LAYERS_IN_ALL,
  type IdentifyOptions,
  type IdentifyOutput,
  type Layer,
  type LayerKind,
  type Reading,
} from './spec';

type Bytes = Uint8Array<ArrayBuffer>;

/** A content that is still to be read. */
interface Pending {
  readonly content: Content;
  readonly made?: Opening;
  readonly parent?: number;
  /** 0 for the input. */
  readonly depth: number;
}

export const kernel: Kernel<Source, IdentifyOptions, IdentifyOutput> = async (source, _options, run) => {
  const start = performance.now();
  const layers: Layer[] = [];
  const notes = new Map<string, Message>();
  const note = (limit: Message) => notes.set(limit.messageKey, limit);
  const input = await readInput(source, run);
  if (!input.isWhole) note(message('onlyBeginning', { most: { bytes: LARGEST_OPENED } }));
  // The next one is last.
  const pending: Pending[] = [{ content: input, depth: 0 }];
  let budget = LARGEST_LAYERS;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { content, made, parent, depth } = next;
    const blob = made === undefined && source instanceof Blob ? source : undefined;
    const { readings, inner } = await readWithin(content, blob, { run, budget }, note);
    const place = parent === undefined ? {} : { parent };
    const at = layers.push({ readings, ...(await described(content, readings, made, run)), ...place }) - 1;
    const ms = performance.now() - start;
    const hasMore = inner.length > 0 || pending.length > 0;
    const isLate = hasMore && ms > LONGEST_MS;
    const limit = isLate ? TOO_LONG : inner.length > 0 ? limitOf(depth + 1, layers.length + pending.length) : undefined;
    if (limit) note(limit);
    if (isLate) break;
    const opened = limit ? [] : inner;
    budget -= opened.reduce((sum, { bytes }) => sum + bytes.length, 0);
    const found = opened.map(({ bytes, opening }) => ({
      content: contentOf(bytes),
      made: opening,
      parent: at,
      depth: depth + 1,
    }));
    pending.push(...found.toReversed());
  }
  return { layers, notes: [...notes.values()] };
};

/** Without the layers inside if they are beyond a limit. */
async function readWithin(
  content: Content,
  blob: Blob | undefined,
  host: OpeningHost,
  note: (limit: Message) => void,
): Promise<ReadLayer> {
  try {
    return await readLayer(content, blob, host);
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    note(error.reason);
    return readLayer({ ...content, isWhole: false }, undefined, host);
  }
}

const TOO_LONG = message('tooLong', { most: { seconds: LONGEST_MS / 1000 } });

function limitOf(depth: number, count: number): Message | undefined {
  if (depth > MOST_LAYERS) return message('tooManyLayers', { most: MOST_LAYERS });
  return count >= MOST_LAYERS_IN_ALL ? message('tooManyInAll', { most: MOST_LAYERS_IN_ALL }) : undefined;
}

/** All of the input if layers in it are opened, otherwise its beginning. */
async function readInput(source: Source, run: RunContext): Promise<Content> {
  const total = sizeOf(source);
  const length = total > LARGEST_OPENED ? HEAD_BYTES : total;
  const bytes = new Uint8Array(length);
  let at = 0;
  for await (const chunk of run.read(source instanceof Blob ? source.slice(0, length) : source)) {
    const part = chunk.subarray(0, length - at);
    bytes.set(part, at);
    at += part.length;
    if (at === length) break;
  }
  return contentOf(bytes, total);
}

/** Extensions of texts, by kind. */
const EXTENSIONS: Readonly<Partial<Record<LayerKind, string>>> = {
  json: 'json',
  'json-lines': 'jsonl',
  xml: 'xml',
  html: 'html',
  yaml: 'yaml',
  csv: 'csv',
  markdown: 'md',
  der: 'der',
};

async function described(
  { bytes, text, total }: Content,
  [best]: readonly Reading[],
  made: Opening | undefined,
  run: RunContext,
) {
  const ofKind = best?.isLikely ? EXTENSIONS[best.kind] : undefined;
  const extension = ofKind ?? fileTypeOf(bytes)?.extension ?? (text === undefined ? 'bin' : 'txt');
  if (!made) return { bytes: total, extension };
  const { by, step } = made;
  return {
    bytes: total,
    extension,
    content: await stored(bytes, text === undefined ? 'application/octet-stream' : 'text/plain', run),
    made: { by, ...(step && { step }) },
  };
}

async function stored(bytes: Bytes, mime: string, run: RunContext) {
  const sink = await run.sink({ mime, expectedBytes: bytes.length });
  await sink.write(bytes);
  return sink.close();
}
