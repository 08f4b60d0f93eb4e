// Converts a text of any size into one or several cases, in one pass.
import { KiB, type Sink } from '../../contract/run/sink';
import type { Kernel } from '../../contract/run/kernel';
import { sizeOf, type AnySource } from '../../contract/run/source';
import { notUtf8, refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { refuseUtf16 } from '../../lib/utf16';
import { Utf8Checker } from '../../lib/utf8-checker';
import { caseMapping } from './mapping';
import { message, Pieces } from './pieces';
import type { CaseStream } from './prose';
import type { CaseId, CaseLocale, CaseOptions, CaseOutput } from './spec';
import { STREAMS } from './streams';
import { TitleBytes } from './title-bytes';

const REFUSAL = message('notConvertible');

/** The length of the converted slices. Long strings would fill the memory. */
const SLICE_BYTES = 32 * KiB;

interface Way {
  readonly caseId: CaseId;
  readonly stream: CaseStream | TitleBytes;
  readonly sink: Sink;
}

/** The cases for prose keep every character. The others drop what separates words. */
const KEEPS_ALL: ReadonlySet<CaseId> = new Set(['uppercase', 'lowercase', 'title', 'sentence', 'alternating']);

/**
 * A lower bound of the result's size in bytes: U+212A, the kelvin sign, shrinks from three bytes to the one of "k", and no
 * character shrinks more. Lithuanian rules drop dots, which allows no such bound.
 */
const leastBytes = (bytes: number, caseId: CaseId, locale: CaseLocale) =>
  KEEPS_ALL.has(caseId) && locale !== 'lt' ? Math.ceil(bytes / 3) : 0;

/** Writes strings as UTF-8 through one buffer. A new buffer for each would also fill the memory. */
function createWriter() {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(SLICE_BYTES * 3);
  return (text: string, sink: Sink) => {
    if (buffer.length < text.length * 3) buffer = new Uint8Array(text.length * 3);
    return sink.write(buffer.subarray(0, encoder.encodeInto(text, buffer).written));
  };
}

export const kernel: Kernel<AnySource, CaseOptions, CaseOutput> = (source, { cases, locale }, run) => {
  refuseLoneSurrogates(source, REFUSAL);
  return withPlace(source, run, async () => {
    await refuseUtf16(source);
    const mapping = caseMapping(locale);
    const bytes = sizeOf(source);
    const ways: Way[] = [];
    for (const caseId of cases) {
      const stream = caseId === 'title' ? new TitleBytes(mapping) : STREAMS[caseId](mapping);
      const sink = await run.sink({ mime: 'text/plain', expectedBytes: leastBytes(bytes, caseId, locale) });
      ways.push({ caseId, stream, sink });
    }
    const byPieces = ways.some(({ stream }) => !(stream instanceof TitleBytes));
    const pieces = new Pieces();
    const write = createWriter();
    const checker = new Utf8Checker();
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for await (const chunk of run.read(source)) {
      for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
        const slice = chunk.subarray(at, at + SLICE_BYTES);
        const invalidAt = checker.check(slice);
        if (invalidAt !== undefined) throw notUtf8(invalidAt, REFUSAL);
        const piece = pieces.push(byPieces ? decoder.decode(slice, { stream: true }) : '');
        for (const { stream, sink } of ways) {
          await (stream instanceof TitleBytes ? sink.write(stream.push(slice)) : write(stream.push(piece), sink));
        }
      }
    }
    const cut = checker.end();
    if (cut !== undefined) throw notUtf8(cut, REFUSAL);
    const last = pieces.end();
    const results = [];
    for (const { caseId, stream, sink } of ways) {
      await (stream instanceof TitleBytes ? sink.write(stream.end()) : write(stream.push(last), sink));
      results.push({ caseId, result: await sink.close() });
    }
    return { results };
  });
};
