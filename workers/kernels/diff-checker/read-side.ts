// Reads one of the two texts, and keeps it readable.
import type { RunContext } from '../../contract/kernel';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';
import { RECORDS_MIME } from '../../contract/stored-rows';
import { textBytes } from '../../lib/text-bytes';
import { utf16Of } from '../../lib/utf16';
import { Utf8Checker } from '../../lib/utf8-checker';
import type { LineIds } from './line-ids';
import { normalizerOf } from './normalize-line';
import { LineReader, type Lines, type SideName } from './read-lines';
import type { CompareOptions } from './spec';

/** A side after reading: its lines, and its text as UTF-8. */
export interface ReadSide extends Lines {
  readonly text: Source;
  readonly stored: Stored;
  readonly isUtf16: boolean;
  readonly isUtf8: boolean;
}

export interface Reading {
  readonly known: LineIds;
  readonly options: CompareOptions;
  readonly passes: number;
}

export async function readSide(
  source: Source,
  name: SideName,
  { known, options, passes }: Reading,
  run: RunContext,
): Promise<ReadSide> {
  const lines = new LineReader(name, known, normalizerOf(options));
  const checker = new Utf8Checker();
  let isUtf8 = true;
  const isUtf16 = (await utf16Of(source)) !== undefined;
  const sink = isUtf16 ? await run.sink({ mime: RECORDS_MIME }) : undefined;
  const chunks = run.read(source, passes);
  for await (const chunk of isUtf16 ? textBytes(source, chunks, () => undefined) : chunks) {
    lines.push(chunk);
    isUtf8 &&= checker.check(chunk) === undefined;
    await sink?.write(chunk);
  }
  isUtf8 &&= checker.end() === undefined;
  const stored = sink ? await sink.close() : keptAs(source);
  const text = stored.stored === 'blob' ? stored.blob : source;
  return { ...lines.end(), text, stored, isUtf16, isUtf8 };
}

/** Files aren't copied: the view reads from them. */
function keptAs(source: Source): Stored {
  const blob = source instanceof Blob ? source : new Blob([typeof source === 'string' ? source : source.slice()]);
  return { stored: 'blob', blob, mime: 'text/plain', bytes: blob.size };
}
