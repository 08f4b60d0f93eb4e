// Applies a unified diff to a text.
import { parsePatch, type StructuredPatch } from 'diff';
import { ToolError } from '../../contract/run/errors';
import type { Kernel } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { MiB } from '../../contract/run/sink';
import { sizeOf, type Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { SAVE_AS_UTF8 } from '../../lib/input-error';
import { textBytes } from '../../lib/text-bytes';
import { TextSink } from '../../lib/text-sink';
import { refuseUtf16 } from '../../lib/utf16';
import { watchUtf8 } from '../../lib/utf8-checker';
import { byteText, bytesOf } from './byte-text';
import { applyFile, type AppliedFile } from './choose-file';
import { message } from './hunk';
import { changesNoLines } from './without-hunks';
import { onlyChanges, type Changes } from './only-changes';
import { SIZE_LIMIT, type ApplyOptions, type TextAndPatch } from './spec';

export const kernel: Kernel<TextAndPatch, ApplyOptions, TextOutput> = async (
  [source = '', patch = ''],
  options,
  run,
) => {
  if (sizeOf(patch) === 0) throw new ToolError('invalid-input', message('noPatch'));
  await refuseUtf16(source);
  const text = await readText(source, run.read(source));
  // Windows PowerShell redirects output to files as UTF-16.
  const patchText = await readText(
    patch,
    textBytes(patch, run.read(patch), () => undefined),
  );
  const changes = onlyChanges(patchText.text);
  const files = parse(changes.text);
  if (files.length === 0) throw new ToolError('invalid-input', changesNoLines(patchText.text) ?? message('notAPatch'));
  const lines = text.text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const applied = await applyFile(lines, files, options, run).catch((error: unknown) => {
    throw withEncodings(error, text, patchText);
  });
  const sink = new TextSink(await run.sink({ mime: 'text/plain' }));
  await writeLines(applied.lines, (bytes) => sink.write(bytes));
  const notes = [...encodingNotes(text, patchText), ...notesOn(applied, files.length, changes)];
  return { result: await sink.close(), notes };
};

interface ByteText {
  readonly text: string;
  readonly isUtf8: boolean;
}

async function readText(source: Source, chunks: AsyncIterable<Uint8Array>): Promise<ByteText> {
  if (sizeOf(source) > SIZE_LIMIT) throw new ToolError('too-large', message('tooLarge'));
  let [text, isUtf8] = ['', true];
  for await (const chunk of watchUtf8(chunks, () => (isUtf8 = false))) text += byteText(chunk);
  return { text, isUtf8 };
}

const encodingNotes = (text: ByteText, patch: ByteText): readonly Message[] => [
  ...(text.isUtf8 ? [] : [message('textNotUtf8')]),
  ...(patch.isUtf8 ? [] : [message('patchNotUtf8')]),
];

/** Lines in two encodings can look equal and still differ. */
function withEncodings(error: unknown, text: ByteText, patch: ByteText): unknown {
  if (!(error instanceof ToolError) || text.isUtf8 === patch.isUtf8) return error;
  const notUtf8 = message(text.isUtf8 ? 'patchIsOther' : 'textIsOther', { remedy: SAVE_AS_UTF8 });
  return new ToolError(error.code, message('otherEncoding', { problem: error.text, notUtf8 }), { cause: error });
}

function parse(patch: string): readonly StructuredPatch[] {
  try {
    return parsePatch(patch).filter(({ hunks }) => hunks.length > 0);
  } catch (cause) {
    const [, line] = /\bline (\d+)/.exec(cause instanceof Error ? cause.message : '') ?? [];
    const text = line === undefined ? message('damaged') : message('damagedAtLine', { line: Number(line) });
    throw new ToolError('invalid-input', text, { cause });
  }
}

async function writeLines(lines: readonly string[], write: (bytes: Uint8Array) => Promise<void> | void) {
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length < MiB) continue;
    await write(bytesOf(part));
    part = '';
  }
  await write(bytesOf(part));
}

function notesOn(
  { moved, otherEnds, hunks, name }: AppliedFile,
  files: number,
  { isFilled }: Changes,
): readonly Message[] {
  const notes: Message[] = [];
  if (files > 1) notes.push(message('oneOfSeveral', { files, name }));
  if (moved > 0) notes.push(message('moved', { moved, changes: hunks }));
  if (isFilled) notes.push(message('filled'));
  if (otherEnds) notes.push(message('otherEnds'));
  return notes;
}
