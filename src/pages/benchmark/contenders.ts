// The contenders of each job: our kernel, in its worker as on its tool’s page, and the way other sites do it, on the page’s
// thread. This code and its libraries load with Start and aren't cached for offline use.
import WordArray from 'crypto-js/lib-typedarrays';
import cryptoMd5 from 'crypto-js/md5';
import cryptoSha256 from 'crypto-js/sha256';
import { diffLines } from 'diff';
import { md5, sha256 } from 'hash-wasm';
import { marked } from 'marked';
import { nanoid } from '@reduxjs/toolkit';
import { v4 } from 'uuid';
import type { KernelSpec } from '../../../workers/contract/run/kernel';
import type { InWords } from '../../../workers/contract/run/message';
import type { Stored } from '../../../workers/contract/run/sink';
import type { KernelInput, Source } from '../../../workers/contract/run/source';
import type { Base64Options, Base64Output } from '../../../workers/kernels/base64-encoder/spec';
import type { CompareOptions, DiffOutput } from '../../../workers/kernels/diff-checker/spec';
import {
  type AlgorithmId,
  type HashOptions,
  type HashOutput,
  digestAt,
} from '../../../workers/kernels/hash-generator/spec';
import type { JsonOptions, JsonOutput } from '../../../workers/kernels/json-formatter/spec';
import type { MarkdownOptions, MarkdownOutput } from '../../../workers/kernels/markdown-editor/spec';
import type { DedupOptions, DedupOutput } from '../../../workers/kernels/text-deduplicator/spec';
import type { UuidOptions, UuidOutput } from '../../../workers/kernels/uuid-generator/spec';
import type { CountOptions, CountOutput } from '../../../workers/kernels/word-counter/spec';
import type { ArtifactStore } from '../../artifacts/artifact-store';
import type { PageClient } from '../../state/services-context';
import { UUID_BYTES, type Work } from './inputs';
import type { JobId } from './settings';
import * as texts from './words';

export type Content = string | Blob;

export interface Made {
  readonly content: Content;
  /** Removes the result’s files. */
  readonly release?: () => void;
}

export interface Contender {
  readonly name: string;
  readonly isOurs: boolean;
  /** The largest input. Beyond it, the contender takes unreasonably long or refuses. */
  readonly maxBytes?: number;
  /** Rejects with the signal’s reason once it is aborted, as far as the contender can be interrupted. */
  readonly run: (work: Work, signal: AbortSignal) => Promise<Made>;
}

export interface Job {
  /** Our kernel’s independent alternatives come first, because the other results are compared with the first one. */
  readonly contenders: readonly Contender[];
  /** The part of a result that must be equal for all contenders. By default all of it. */
  readonly agreed?: (content: Content, work: Work) => Promise<Content>;
}

export interface KernelServices {
  readonly client: PageClient;
  readonly artifacts: ArtifactStore;
}

/**
 * A kernel by its id, with its types. If this code imported the specs, Vite would split them from their tools’ chunks, which
 * costs every visitor some kilobytes. The specs only add limits and the choice of a lane, and here every kernel runs in a
 * separate worker.
 */
const kernel = <Input extends KernelInput, Options, Output>(id: string): KernelSpec<Input, Options, Output> => ({
  id,
  rights: 'compute',
});

const base64 = kernel<Source, Base64Options, Base64Output>('base64-encoder');
const diff = kernel<readonly Source[], CompareOptions, DiffOutput>('diff-checker');
const hash = kernel<readonly Source[], HashOptions, HashOutput>('hash-generator');
const json = kernel<Source, JsonOptions, JsonOutput>('json-formatter');
const markdown = kernel<Source, MarkdownOptions, MarkdownOutput>('markdown-editor');
const deduplicator = kernel<Source, DedupOptions, DedupOutput>('text-deduplicator');
const uuids = kernel<Source, UuidOptions, UuidOutput>('uuid-generator');
const counter = kernel<Source, CountOptions, CountOutput>('word-counter');

const BASE64: Base64Options = {
  mode: 'encode',
  urlSafe: false,
  padded: true,
  lineLength: 0,
  lines: 'auto',
  encoding: 'utf-8',
};
const EXACT: CompareOptions = { ignoreSpace: 'none', ignoreCase: false, ignoreLineEnds: false };
const FORMAT: JsonOptions = {
  action: 'format',
  indent: '2',
  arrays: 'lines',
  isLines: false,
  isSequence: false,
  sortKeys: false,
  query: '',
  fields: '',
};
const LINES: DedupOptions = {
  mode: 'lines',
  caseSensitive: true,
  trimWhitespace: false,
  preserveOrder: true,
  removeEmpty: false,
  keep: 'first',
  counts: false,
};

/** The Markdown editor’s limit. */
const LARGEST_MARKDOWN = 10_000_000;

/** Beyond this size, slow libraries take minutes. */
const SLOW_BYTES = 16_100_000;

const peer = (name: string, make: (work: Work) => Content | Promise<Content>, maxBytes?: number): Contender => ({
  name,
  isOurs: false,
  ...(maxBytes !== undefined && { maxBytes }),
  run: async (work) => ({ content: await make(work) }),
});

const fileOf = ({ files: [file = new Blob()] }: Work): Blob => file;
const textOf = (work: Work) => fileOf(work).text();
const bytesOf = async (work: Work) => new Uint8Array(await fileOf(work).arrayBuffer());
const countOf = ({ bytes }: Work) => Math.ceil(bytes / UUID_BYTES);

const contentOf = (stored: Stored): Content =>
  stored.stored === 'blob' ? stored.blob : stored.stored === 'text' ? stored.text : '';

/** One of our tools. `read` returns an output’s content and everything that it stored. */
function ours<Input extends KernelInput, Options, Output>(
  { client, artifacts }: KernelServices,
  spec: KernelSpec<Input, Options, Output>,
  start: (work: Work) => { readonly input: NoInfer<Input>; readonly options: NoInfer<Options> },
  read: (output: InWords<Output>) => { readonly content: Content; readonly stored?: readonly Stored[] },
): Contender {
  const run = async (work: Work, signal: AbortSignal): Promise<Made> => {
    signal.throwIfAborted();
    const runId = nanoid();
    const cancel = () => client.cancel(runId);
    signal.addEventListener('abort', cancel);
    const reply = await client.run(spec, { runId, ...start(work) });
    signal.removeEventListener('abort', cancel);
    if (!reply.ok) {
      signal.throwIfAborted();
      throw new Error(reply.error.message);
    }
    const { content, stored = [] } = read(reply.output);
    const blobs = stored.filter((one) => one.stored === 'blob');
    const release = () => {
      for (const one of blobs) artifacts.release(artifacts.put(one));
    };
    return { content, release };
  };
  return { name: 'Toolyard', isOurs: true, run };
}

const oneText = (stored: Stored) => ({ content: contentOf(stored), stored: [stored] });

const hex = (digest: ArrayBuffer) =>
  Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

function oursHash(services: KernelServices, id: AlgorithmId): Contender {
  const start = (work: Work) => ({ input: work.files, options: { algorithms: [id] } });
  return ours(services, hash, start, ({ hashed }) => ({ content: digestAt(hashed, 0, id) ?? '' }));
}

// It takes typed arrays, although its types don’t include them.
const words: { create(bytes: unknown): CryptoJS.lib.WordArray } = WordArray;

function readAsBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*?,/, '') : ''),
    );
    reader.addEventListener('error', () => reject(new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

const BINARY_CHUNK = 0x8000;

async function encodeByBtoa(work: Work): Promise<string> {
  const bytes = await bytesOf(work);
  let binary = '';
  for (let at = 0; at < bytes.length; at += BINARY_CHUNK)
    binary += String.fromCharCode(...bytes.subarray(at, at + BINARY_CHUNK));
  return btoa(binary);
}

const counted = (count: { readonly words: number; readonly lines: number; readonly units: number }) =>
  JSON.stringify(count);

async function countBy(work: Work, countWords: (text: string) => number): Promise<string> {
  const text = await textOf(work);
  const lines = text.split('\n').length - (text.endsWith('\n') || text === '' ? 1 : 0);
  return counted({ words: countWords(text), lines, units: text.length });
}

const changed = (removed: number, added: number) => JSON.stringify({ removed, added });

async function compareByDiff({ files: [before = new Blob(), after = new Blob()] }: Work): Promise<string> {
  const parts = diffLines(await before.text(), await after.text());
  const lines = (kind: 'removed' | 'added') => parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
  return changed(lines('removed'), lines('added'));
}

const uuidLines = (make: () => string) => (work: Work) => {
  let text = '';
  for (let left = countOf(work); left > 0; left--) text += `${make()}\n`;
  return text;
};

const V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Random results can only be equal in count and form (RFC 9562, section 5.4). Reads a piece of whole lines at a time. */
async function formOfUuids(content: Content): Promise<string> {
  const file = new Blob([content]);
  const lineBytes = UUID_BYTES * 10_000;
  let [valid, invalid] = [0, 0];
  for (let at = 0; at < file.size; at += lineBytes) {
    const lines = (await file.slice(at, at + lineBytes).text()).split('\n').filter(Boolean);
    const found = lines.filter((line) => V4.test(line)).length;
    valid += found;
    invalid += lines.length - found;
  }
  return JSON.stringify({ valid, invalid });
}

const toText = (content: Content) => (typeof content === 'string' ? content : content.text());

/** A line break at the end of a text isn’t a difference. */
async function withoutLastBreak(content: Content): Promise<Content> {
  if (typeof content === 'string') return content.replace(/\n$/, '');
  return (await content.slice(-1).text()) === '\n' ? content.slice(0, -1) : content;
}

/** Our preview also marks where each block and heading is, for scrolling and links. */
const withoutPlaces = async (content: Content) =>
  (await toText(content)).replace(/ (?:data-line|id)="[^"]*"/g, '').trim();

const hashJobs = (services: KernelServices) => ({
  sha256: {
    contenders: [
      peer('WebCrypto', async (work) => hex(await crypto.subtle.digest('SHA-256', await bytesOf(work)))),
      oursHash(services, 'sha256'),
      peer('hash-wasm', async (work) => sha256(await bytesOf(work))),
      peer('crypto-js', async (work) => cryptoSha256(words.create(await bytesOf(work))).toString(), SLOW_BYTES),
    ],
  },
  md5: {
    contenders: [
      peer('hash-wasm', async (work) => md5(await bytesOf(work))),
      oursHash(services, 'md5'),
      peer('crypto-js', async (work) => cryptoMd5(words.create(await bytesOf(work))).toString(), SLOW_BYTES),
    ],
  },
});

const textJobs = (services: KernelServices) => ({
  base64: {
    contenders: [
      peer('FileReader', (work) => readAsBase64(fileOf(work))),
      ours(
        services,
        base64,
        (work) => ({ input: fileOf(work), options: BASE64 }),
        ({ result }) => oneText(result),
      ),
      peer('btoa', encodeByBtoa),
    ],
    agreed: withoutLastBreak,
  },
  json: {
    contenders: [
      peer('JSON.parse, stringify', async (work) => JSON.stringify(JSON.parse(await textOf(work)), null, 2)),
      ours(
        services,
        json,
        (work) => ({ input: fileOf(work), options: FORMAT }),
        ({ result }) => (result ? oneText(result) : { content: '' }),
      ),
    ],
    agreed: withoutLastBreak,
  },
  markdown: {
    contenders: [
      peer('marked', async (work) => marked.parse(await textOf(work)), LARGEST_MARKDOWN),
      {
        ...ours(
          services,
          markdown,
          (work) => ({ input: fileOf(work), options: {} }),
          ({ html }) => oneText(html),
        ),
        maxBytes: LARGEST_MARKDOWN,
      },
    ],
    agreed: withoutPlaces,
  },
});

const lineJobs = (services: KernelServices) => ({
  words: {
    contenders: [
      peer('match(/\\S+/g)', (work) => countBy(work, (text) => text.match(/\S+/g)?.length ?? 0)),
      ours(
        services,
        counter,
        (work) => ({ input: fileOf(work), options: { details: false } }),
        ({ counts }) => ({
          content: counted({ words: counts.words, lines: counts.lines, units: counts.utf16 }),
        }),
      ),
      peer('split(/\\s+/)', (work) => countBy(work, (text) => text.split(/\s+/).filter(Boolean).length)),
    ],
  },
  lines: {
    contenders: [
      peer(texts.setOfLines, async (work) => [...new Set((await textOf(work)).split('\n'))].join('\n')),
      ours(
        services,
        deduplicator,
        (work) => ({
          input: fileOf(work),
          options: LINES,
        }),
        ({ result }) => oneText(result),
      ),
    ],
    agreed: withoutLastBreak,
  },
  diff: {
    contenders: [
      peer('diff', compareByDiff, SLOW_BYTES),
      ours(
        services,
        diff,
        ({ files }) => ({
          input: files,
          options: EXACT,
        }),
        (output) => ({
          content: changed(output.removed, output.added),
          stored: [
            output.original.text,
            output.original.starts,
            output.changed.text,
            output.changed.starts,
            output.changes,
          ],
        }),
      ),
    ],
  },
});

const idJobs = (services: KernelServices) => ({
  uuid: {
    contenders: [
      peer(
        'crypto.randomUUID',
        uuidLines(() => crypto.randomUUID()),
      ),
      ours(
        services,
        uuids,
        (work) => ({ input: '', options: { kind: 'v4' as const, format: 'standard' as const, count: countOf(work) } }),
        ({ result }) => oneText(result),
      ),
      peer(
        'uuid',
        uuidLines(() => v4()),
      ),
    ],
    agreed: formOfUuids,
  },
});

export const createJobs = (services: KernelServices): Readonly<Record<JobId, Job>> => ({
  ...hashJobs(services),
  ...textJobs(services),
  ...lineJobs(services),
  ...idJobs(services),
});
