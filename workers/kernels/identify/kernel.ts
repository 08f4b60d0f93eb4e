// Identifies an input and opens it layer by layer: each layer is the decoded content of the one before.
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { sizeOf, type Source } from '../../contract/run/source';
import { fileTypeOf } from '../../lib/file-type';
import { LimitReached, type Opening } from './candidate';
import { contentOf, type Content } from './content';
import { message } from './finding';
import { readLayer } from './read-layer';
import {
  HEAD_BYTES,
  LARGEST_LAYERS,
  LARGEST_OPENED,
  LONGEST_MS,
  MOST_LAYERS,
  type IdentifyOptions,
  type IdentifyOutput,
  type Layer,
  type LayerKind,
  type Reading,
} from './spec';

type Bytes = Uint8Array<ArrayBuffer>;

export const kernel: Kernel<Source, IdentifyOptions, IdentifyOutput> = async (source, _options, run) => {
  const start = performance.now();
  const layers: Layer[] = [];
  const notes: Message[] = [];
  let content: Content | undefined = await readInput(source, run);
  if (!content.isWhole) notes.push(message('onlyBeginning', { most: { bytes: LARGEST_OPENED } }));
  let made: Opening | undefined;
  let budget = LARGEST_LAYERS;
  while (content) {
    const current: Content = content;
    content = undefined;
    try {
      const blob = made === undefined && source instanceof Blob ? source : undefined;
      const { readings, next } = await readLayer(current, blob, { run, budget });
      layers.push({ readings, ...(await described(current, readings, made, run)) });
      if (!next) break;
      const reason = limitOf(layers.length, performance.now() - start);
      if (reason) notes.push(reason);
      else content = contentOf(next.bytes);
      budget -= next.bytes.length;
      made = next.opening;
    } catch (error) {
      if (!(error instanceof LimitReached)) throw error;
      notes.push(error.reason);
      const { readings } = await readLayer({ ...current, isWhole: false }, undefined, { run, budget });
      layers.push({ readings, ...(await described(current, readings, made, run)) });
    }
  }
  return { layers, notes };
};

function limitOf(count: number, ms: number): Message | undefined {
  if (count > MOST_LAYERS) return message('tooManyLayers', { most: MOST_LAYERS });
  return ms > LONGEST_MS ? message('tooLong', { most: { seconds: LONGEST_MS / 1000 } }) : undefined;
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
