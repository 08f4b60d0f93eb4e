// Applies a unified diff to a text.
import { parsePatch, type StructuredPatch } from 'diff';
import { ToolError } from '../../contract/errors';
import type { Kernel } from '../../contract/kernel';
import type { Message } from '../../contract/message';
import { MiB } from '../../contract/sink';
import { sizeOf, type Source } from '../../contract/source';
import type { TextOutput } from '../../contract/text-output';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { refuseUtf16 } from '../../lib/utf16';
import { applyFile, type AppliedFile } from './choose-file';
import { message } from './hunk';
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
  const patchBytes = textBytes(patch, run.read(patch), () => undefined);
  const changes = onlyChanges(await readText(patch, patchBytes));
  const files = parse(changes.text);
  if (files.length === 0) throw new ToolError('invalid-input', message('notAPatch'));
  const applied = await applyFile(text.match(/[^\n]*\n|[^\n]+$/g) ?? [], files, options, run);
  const sink = await run.sink({ mime: 'text/plain' });
  await writeLines(applied.lines, (bytes) => sink.write(bytes));
  return { result: await sink.close(), notes: notesOn(applied, files.length, changes) };
};

async function readText(source: Source, chunks: AsyncIterable<Uint8Array>): Promise<string> {
  if (sizeOf(source) > SIZE_LIMIT) throw new ToolError('too-large', message('tooLarge'));
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
    const [, line] = /\bline (\d+)/.exec(cause instanceof Error ? cause.message : '') ?? [];
    const text = line === undefined ? message('damaged') : message('damagedAtLine', { line: Number(line) });
    throw new ToolError('invalid-input', text, { cause });
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
): readonly Message[] {
  const notes: Message[] = [];
  if (files > 1) notes.push(message('oneOfSeveral', { files, name }));
  if (moved > 0) notes.push(message('moved', { count: moved, changes: hunks }));
  if (isFilled) notes.push(message('filled'));
  if (otherEnds) notes.push(message('otherEnds'));
  return notes;
}
