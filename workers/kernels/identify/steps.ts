// Opens layers with the kernels of the tools that are steps of recipes, so that a recipe of these steps gives the same bytes.
// A layer is opened in memory, and its kernel must accept all of it.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { MiB, type Sink } from '../../contract/run/sink';
import { concatBytes } from '../../lib/concat-bytes';
import { kernel as base64Kernel } from '../base64-encoder/kernel';
import { options as base64Options, type Base64Options } from '../base64-encoder/spec';
import { kernel as binaryKernel } from '../binary-converter/kernel';
import { options as binaryOptions } from '../binary-converter/spec';
import { kernel as gzipKernel } from '../gzip-compressor/kernel';
import { frameOf, options as gzipOptions, type GzipOptions, type GzipOutput } from '../gzip-compressor/spec';
import { kernel as hexKernel } from '../hex-encoder/kernel';
import { options as hexOptions } from '../hex-encoder/spec';
import { kernel as htmlKernel } from '../html-encoder/kernel';
import { options as htmlOptions } from '../html-encoder/spec';
import { kernel as yamlKernel } from '../json-to-yaml/kernel';
import { options as yamlOptions } from '../json-to-yaml/spec';
import { kernel as jwtKernel } from '../jwt-decoder/kernel';
import { kernel as encodingKernel } from '../text-encodings/kernel';
import { options as encodingOptions, type EncodingName } from '../text-encodings/spec';
import { kernel as urlKernel } from '../url-encoder/kernel';
import { options as urlOptions } from '../url-encoder/spec';
import { kernel as xmlKernel } from '../xml-formatter/kernel';
import { options as xmlOptions } from '../xml-formatter/spec';
import { LimitReached, OPENING, type Opening, type OpeningHost } from './candidate';
import { message } from './finding';
import { LARGEST_LAYERS, type LayerStep } from './spec';

type Bytes = Uint8Array<ArrayBuffer>;

const CHUNK = MiB;

/** A sink in memory with a limit. */
class MemorySink implements Sink {
  readonly #parts: Bytes[] = [];
  readonly #budget: number;
  readonly #limit: Message;
  bytes = 0;

  /** @param limit what to say if the content has more than `budget` bytes */
  constructor(budget: number, limit: Message) {
    this.#budget = budget;
    this.#limit = limit;
  }

  write(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    if (this.bytes > this.#budget) throw new LimitReached(this.#limit);
    this.#parts.push(new Uint8Array(chunk));
  }

  close() {
    const blob = new Blob(this.#parts);
    return Promise.resolve({ stored: 'blob', blob, mime: '', bytes: this.bytes } as const);
  }

  abort(): Promise<void> {
    return Promise.resolve();
  }

  content(): Bytes {
    return concatBytes(this.#parts);
  }
}

export const TOO_MUCH = message('tooMuch', { most: { bytes: LARGEST_LAYERS } });

interface Checks<Output> {
  /** Whether the kernel took all of the content. */
  readonly isWhole?: (output: Output) => boolean;
  readonly limit?: Message;
}

/** The kernel's first sink, or nothing if it refuses the content. */
async function decodeWith<Options, Output>(
  kernel: Kernel<Uint8Array, Options, Output>,
  input: Uint8Array,
  options: Options,
  { run, budget }: OpeningHost,
  { isWhole, limit = TOO_MUCH }: Checks<Output> = {},
): Promise<Bytes | undefined> {
  let first: MemorySink | undefined;
  const inner: RunContext = {
    signal: run.signal,
    ports: {},
    tick: () => run.tick(0, undefined, OPENING),
    async *read(source) {
      if (!(source instanceof Uint8Array)) throw new TypeError();
      for (let at = 0; at < source.length; at += CHUNK) {
        yield source.slice(at, at + CHUNK);
        await run.tick(0, undefined, OPENING);
      }
    },
    sink: () => {
      const sink = new MemorySink(budget, limit);
      first ??= sink;
      return Promise.resolve(sink);
    },
  };
  try {
    const output = await kernel(input, options, inner);
    return isWhole?.(output) === false ? undefined : (first?.content() ?? new Uint8Array());
  } catch (error) {
    if (error instanceof ToolError && error.code !== 'canceled') return undefined;
    throw error;
  }
}

type Values = Readonly<Record<string, string | boolean>>;

const stepWith =
  <Options extends object>(
    tool: string,
    kernel: Kernel<Uint8Array, Options, unknown>,
    defaults: Options,
    set: Partial<Options> & Values,
    by: Message,
  ) =>
  (bytes: Uint8Array): Opening => ({
    by,
    step: { tool, options: set },
    decode: (host) => decodeWith(kernel, bytes, { ...defaults, ...set }, host),
  });

const base64With = (encoding: Base64Options['encoding']) =>
  stepWith(
    'base64-encoder',
    base64Kernel,
    base64Options.defaults,
    { mode: 'decode', ...(encoding !== 'utf-8' && { encoding }) },
    message('fromBase64'),
  );

const encodingWith = (encoding: EncodingName, by: Message) =>
  stepWith(
    'text-encodings',
    encodingKernel,
    encodingOptions.defaults,
    { mode: 'decode', ...(encoding !== encodingOptions.defaults.encoding && { encoding }) },
    by,
  );

/** By what is decoded. Each takes the layer's bytes. */
export const openBy = {
  base64: base64With('utf-8'),
  base64Utf16: base64With('utf-16le'),
  hex: stepWith('hex-encoder', hexKernel, hexOptions.defaults, { mode: 'decode' }, message('fromHex')),
  percent: stepWith('url-encoder', urlKernel, urlOptions.defaults, { mode: 'decode' }, message('fromPercent')),
  form: stepWith(
    'url-encoder',
    urlKernel,
    urlOptions.defaults,
    { mode: 'decode', scope: 'form' },
    message('fromPercent'),
  ),
  entities: stepWith('html-encoder', htmlKernel, htmlOptions.defaults, { mode: 'decode' }, message('fromEntities')),
  binary: stepWith(
    'binary-converter',
    binaryKernel,
    binaryOptions.defaults,
    { mode: 'binary-to-text' },
    message('fromBinary'),
  ),
  base32: encodingWith('base32', message('fromBase32')),
  ascii85: encodingWith('ascii85', message('fromAscii85')),
  quotedPrintable: encodingWith('quoted-printable', message('fromQuoted')),
  jsonString: encodingWith('json-string', message('fromJsonString')),
  jwt: stepWith('jwt-decoder', jwtKernel, {}, {}, message('fromJwt')),
} as const;

const BOMB = { limit: message('bomb', { most: { bytes: LARGEST_LAYERS } }) };
const hasNothingBehind = ({ leftOut }: GzipOutput) => leftOut === 0;

/** Undefined unless it is compressed data from the first byte to the last. Throws LimitReached for a bomb. */
const inflate = (bytes: Uint8Array, from: GzipOptions['from'], host: OpeningHost) =>
  decodeWith(gzipKernel, bytes, { ...gzipOptions.defaults, mode: 'decompress', from }, host, {
    ...BOMB,
    isWhole: hasNothingBehind,
  });

export interface Inflated {
  readonly format: 'gzip' | 'zlib' | 'deflate';
  readonly content: Bytes;
  readonly step: LayerStep;
}

/** gzip and zlib, which have a header and a checksum. */
export async function inflateFramed(bytes: Uint8Array, host: OpeningHost): Promise<Inflated | undefined> {
  const format = frameOf(bytes);
  const content = format && (await inflate(bytes, 'auto', host));
  return content && { format, content, step: { tool: 'gzip-compressor', options: { mode: 'decompress' } } };
}

/** Raw deflate has no header and no checksum. */
export async function inflateRaw(bytes: Uint8Array, host: OpeningHost): Promise<Inflated | undefined> {
  if (bytes.length < 8) return undefined;
  const content = await inflate(bytes, 'deflate', host);
  const step = { tool: 'gzip-compressor', options: { mode: 'decompress', from: 'deflate' } };
  return content && content.length > 0 ? { format: 'deflate', content, step } : undefined;
}

/** Whether the YAML reader accepts all of it. */
export const isYaml = async (bytes: Uint8Array, host: OpeningHost) =>
  (await decodeWith(yamlKernel, bytes, { ...yamlOptions.defaults, mode: 'to-json' }, host)) !== undefined;

export const isXml = async (bytes: Uint8Array, host: OpeningHost) =>
  (await decodeWith(xmlKernel, bytes, { ...xmlOptions.defaults, action: 'validate' }, host)) !== undefined;
