// UUIDs of names in a namespace: the same name gives the same UUID everywhere (RFC 9562, sections 5.3 and 5.5).
import { parse, v3, v5, validate } from 'uuid';
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import { notUtf8, refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { textBytes } from '../../lib/text-bytes';
import { Utf8Checker } from '../../lib/utf8-checker';
import { BLOCK_UUIDS, UUID_BYTES, UuidLayout } from './layout';
import type { messages } from './messages';
import { NameReader } from './names';
import type { UuidOptions, UuidOutput } from './spec';

type NamedOptions = Extract<UuidOptions, { namespace: string }>;

const message = messagesOf<typeof messages>('uuid-generator');

const NOT_READABLE = message('notReadable');

/** A short chunk of names makes few UUIDs at a time, so their text stays small. */
const SLICE_BYTES = 16 * 1024;

export async function fromNames(source: AnySource, options: NamedOptions, run: RunContext): Promise<UuidOutput> {
  if (!validate(options.namespace)) throw new ToolError('invalid-input', message('badNamespace'));
  refuseLoneSurrogates(source, NOT_READABLE);
  return withPlace(source, run, () => read(source, options, run));
}

async function read(
  source: AnySource,
  { kind, format, namespace }: NamedOptions,
  run: RunContext,
): Promise<UuidOutput> {
  const sink = await run.sink({ mime: 'text/plain' });
  const made = new NamedUuids(kind, namespace);
  const layout = new UuidLayout(format);
  const reader = new NameReader((name) => made.add(name));
  const checker = new Utf8Checker();
  let skipped = 0;
  let count = 0;

  async function flush() {
    if (made.size === 0) return;
    // A line feed precedes each block but the first, because the last line has none.
    if (count > 0) await sink.write(LINE_FEED);
    count += made.size;
    await sink.write(layout.write(made.bytes, made.size).subarray(0, -1));
    made.clear();
  }

  const chunks = textBytes(source, run.read(source), (form) => {
    skipped = form === 'marked' ? 3 : 0;
  });
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      const slice = chunk.subarray(at, at + SLICE_BYTES);
      const bad = checker.check(slice);
      if (bad !== undefined) throw notUtf8(bad + skipped, NOT_READABLE);
      reader.push(slice);
      if (made.size > BLOCK_UUIDS / 2) await flush();
    }
  }
  const bad = checker.end();
  if (bad !== undefined) throw notUtf8(bad + skipped, NOT_READABLE);
  reader.end();
  await flush();
  if (count === 0) throw new ToolError('invalid-input', message('noNames'));
  return { kind, format, count, result: await sink.close(), notes: notesOf(reader) };
}

const LINE_FEED = Uint8Array.of(0x0a);

const notesOf = ({ emptyLines, spaced }: NameReader) => [
  ...(emptyLines > 0 ? [message('emptyLines', { count: emptyLines })] : []),
  ...(spaced > 0 ? [message('spaces', { count: spaced })] : []),
];

/** A block of UUIDs that is being filled. */
class NamedUuids {
  bytes = new Uint8Array(BLOCK_UUIDS * UUID_BYTES);
  size = 0;
  readonly #make: typeof v5;
  readonly #namespace: Uint8Array;

  constructor(kind: 'v3' | 'v5', namespace: string) {
    this.#make = kind === 'v3' ? v3 : v5;
    this.#namespace = parse(namespace);
  }

  add(name: Uint8Array): void {
    this.#make(name, this.#namespace, this.bytes, this.size * UUID_BYTES);
    this.size++;
  }

  clear(): void {
    this.size = 0;
  }
}
