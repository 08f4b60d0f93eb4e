// Compares two texts line by line, for a view or as a file to download. The diff checker's kernel, and a part of a folder's patch.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext, Step } from '../../contract/run/kernel';
import { RECORDS_MIME } from '../../contract/run/stored-rows';
import { messagesOf } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import type { Stored } from '../../contract/run/sink';
import { listChanges } from './list-changes';
import { markChanges } from './mark-changes';
import { notesOn } from './notes';
import { readSides, type ReadSide } from './read-sides';
import { slideChanges } from './slide';
import type { CompareOptions, DiffFileOutput, DiffOutput, DiffSide, DownloadOptions, Pair } from './spec';
import { writePatch } from './write-patch';
import { writeText } from './write-text';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('diff-checker');

const COMPARING: Step = { label: message('comparing'), unit: 'items' };

export const compareTexts: Kernel<Pair, CompareOptions | DownloadOptions, DiffOutput | DiffFileOutput> = async (
  [original = '', changed = ''],
  options,
  run,
) => {
  if (isBlank(original) && isBlank(changed)) throw new ToolError('invalid-input', message('blank'));
  const download = 'download' in options ? options : undefined;
  // The first sink belongs to the result, so it is opened before the one for a converted UTF-16 side.
  const sink = download && (await run.sink({ mime: 'text/plain' }));
  const reading = {
    options,
    everyLine: download?.download !== 'patch',
    again: download !== undefined,
  };
  const { verdict, a, b, head, idCount, readAgain } = await readSides([original, changed], reading, run);
  const tick = (done: number, total: number) => run.tick(done, total, COMPARING);
  const marks = await markChanges(a.ids, b.ids, idCount, tick);
  slideChanges(a.ids, b.ids, marks);
  const list = listChanges(marks, head);
  const notes = await notesOn([original, changed], [a, b], options, marks.isShortest);
  if (download && sink) {
    const sides = { a: { ...a, chunks: readAgain(a) }, b: { ...b, chunks: readAgain(b) } };
    if (download.download === 'patch') await writePatch(sides, list, download.names, sink);
    else await writeText(sides, list, download.lineNumbers, sink);
    const result = await sink.close();
    return { verdict, result: a.isUtf8 && b.isUtf8 ? result : { ...result, mime: RECORDS_MIME }, notes };
  }
  return {
    verdict,
    original: await sideOutput(a, run),
    changed: await sideOutput(b, run),
    changes: await store(list, run),
    count: list.length / 4,
    removed: marked(marks.a),
    added: marked(marks.b),
    notes,
    options,
  };
};

function marked(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

const isBlank = (source: Source) => typeof source === 'string' && source === '';

async function sideOutput({ stored, lines, starts, longest }: ReadSide, run: RunContext): Promise<DiffSide> {
  return { text: stored, lines, starts: await store(starts, run), longest };
}

async function store(numbers: Float64Array | Uint32Array, run: RunContext): Promise<Stored> {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const sink = await run.sink({ mime: RECORDS_MIME, expectedBytes: bytes.length });
  await sink.write(bytes);
  return sink.close();
}
