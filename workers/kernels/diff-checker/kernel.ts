// Compares two texts line by line, for a view or as a file to download.
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext, Step } from '../../contract/kernel';
import { RECORDS_MIME } from '../../contract/stored-rows';
import { messagesOf } from '../../contract/message';
import type { Source } from '../../contract/source';
import type { Stored } from '../../contract/sink';
import type { TextOutput } from '../../contract/text-output';
import { LineIds } from './line-ids';
import { listChanges } from './list-changes';
import { markChanges } from './mark-changes';
import { notesOn } from './notes';
import { SIDE_NAMES } from './read-lines';
import { readSide, type ReadSide } from './read-side';
import { slideChanges } from './slide';
import type { CompareOptions, DiffOutput, DiffSide, DownloadOptions, Pair } from './spec';
import { writePatch } from './write-patch';
import { writeText } from './write-text';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('diff-checker');

const COMPARING: Step = { label: message('comparing'), unit: 'items' };

export const kernel: Kernel<Pair, CompareOptions | DownloadOptions, DiffOutput | TextOutput> = async (
  [original = '', changed = ''],
  options,
  run,
) => {
  if (isBlank(original) && isBlank(changed)) throw new ToolError('invalid-input', message('blank'));
  const passes = 'download' in options ? 2 : 1;
  // The first sink belongs to the result, so it is opened before the one for a converted UTF-16 side.
  const sink = 'download' in options ? await run.sink({ mime: 'text/plain' }) : undefined;
  const known = new LineIds();
  const a = await readSide(original, SIDE_NAMES[0], { known, options, passes }, run);
  const b = await readSide(changed, SIDE_NAMES[1], { known, options, passes }, run);
  const tick = (done: number, total: number) => run.tick(done, total, COMPARING);
  const marks = await markChanges(a.ids, b.ids, known.count, tick);
  slideChanges(a.ids, b.ids, marks);
  const list = listChanges(marks);
  if ('download' in options && sink) {
    const sides = { a: { ...a, chunks: run.read(a.text, passes) }, b: { ...b, chunks: run.read(b.text, passes) } };
    if (options.download === 'patch') await writePatch(sides, list, options.names, sink);
    else await writeText(sides, list, options.lineNumbers, sink);
    const result = await sink.close();
    return { result: a.isUtf8 && b.isUtf8 ? result : { ...result, mime: RECORDS_MIME }, notes: [] };
  }
  return {
    original: await sideOutput(a, run),
    changed: await sideOutput(b, run),
    changes: await store(list, run),
    count: list.length / 4,
    removed: marked(marks.a),
    added: marked(marks.b),
    notes: await notesOn([original, changed], [a, b], options, marks.isShortest),
    options,
  };
};

function marked(marks: Uint8Array): number {
  let count = 0;
  for (const mark of marks) count += mark;
  return count;
}

const isBlank = (source: Source) => typeof source === 'string' && source === '';

async function sideOutput({ stored, ids, starts, longest }: ReadSide, run: RunContext): Promise<DiffSide> {
  return { text: stored, lines: ids.length, starts: await store(starts, run), longest };
}

async function store(numbers: Float64Array | Uint32Array, run: RunContext): Promise<Stored> {
  const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  const sink = await run.sink({ mime: RECORDS_MIME, expectedBytes: bytes.length });
  await sink.write(bytes);
  return sink.close();
}
