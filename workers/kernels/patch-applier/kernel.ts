// Applies a unified diff to a text.
import { parsePatch, type StructuredPatch } from 'diff';
import { ToolError } from '../../contract/errors';
import type { Kernel } from '../../contract/kernel';
import { MiB } from '../../contract/sink';
import { sizeOf, type Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { refuseUtf16 } from '../../lib/utf16';
import { applyFile, type AppliedFile } from './choose-file';
import { onlyChanges, type Changes } from './only-changes';
import { MESSAGES, SIZE_LIMIT, type ApplyOptions, type TextAndPatch } from './spec';

export const kernel: Kernel<TextAndPatch, ApplyOptions, TextOutput> = async (
  [source = '', patch = ''],
  options,
  run,
) => {
  if (sizeOf(patch) === 0) throw new ToolError('invalid-input', MESSAGES.noPatch);
  await refuseUtf16(source);
  const text = await readText(source, run.read(source));
  // Windows PowerShell writes what goes into a file as UTF-16.
  const patchBytes = textBytes(patch, run.read(patch), () => undefined);
  const changes = onlyChanges(await readText(patch, patchBytes));
  const files = parse(changes.text);
  if (files.length === 0) throw new ToolError('invalid-input', MESSAGES.notAPatch);
  const applied = await applyFile(text.match(/[^\n]*\n|[^\n]+$/g) ?? [], files, options, run);
  const sink = await run.sink({ mime: 'text/plain' });
  await writeLines(applied.lines, (bytes) => sink.write(bytes));
  return { result: await sink.close(), notes: notesOn(applied, files.length, changes) };
};

async function readText(source: Source, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  if (sizeOf(source) > SIZE_LIMIT) throw new ToolError('too-large', MESSAGES.tooLarge);
  const decoder = new StrictDecoder();
  let text = '';
  for await (const chunk of chunks) text += decoder.decode(chunk);
  decoder.end();
  return text;
}

function parse(patch: string): readonly StructuredPatch[] {
  try {
    return parsePatch(patch).filter(({ hunks }) => hunks.length > 0);
  } catch (cause) {
    const [, line = ''] = /\bline (\d+)/.exec(cause instanceof Error ? cause.message : '') ?? [];
    throw new ToolError('invalid-input', MESSAGES.malformed(line), { cause });
  }
}

async function writeLines(lines: readonly string[], write: (bytes: Uint8Array) => Promise<void> | void) {
  const encoder = new TextEncoder();
  let part = '';
  for (const line of lines) {
    part += line;
    if (part.length < MiB) continue;
    await write(encoder.encode(part));
    part = '';
  }
  await write(encoder.encode(part));
}

function notesOn(
  { moved, otherEnds, hunks, name }: AppliedFile,
  files: number,
  { isFilled }: Changes,
): readonly string[] {
  const notes: string[] = [];
  if (files > 1) notes.push(MESSAGES.oneOfSeveral(files.toLocaleString('en'), name));
  if (moved > 0) {
    const which = `${moved.toLocaleString('en')} of ${hunks.toLocaleString('en')} changes ${moved === 1 ? 'was' : 'were'}`;
    notes.push(MESSAGES.moved(which));
  }
  if (isFilled) notes.push(MESSAGES.filled);
  if (otherEnds) notes.push(MESSAGES.otherEnds);
  return notes;
}
