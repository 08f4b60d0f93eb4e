// Runs a regular expression over a text with the engine that the visitor's code would run on. It cannot be interrupted: a
// pattern that backtracks without end is ended with its worker.
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext, Step } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { wholeText } from '../../lib/whole-text';
import { groupNames } from './group-names';
import { LineWriter } from './line-writer';
import { groupWords, reportOf } from './match-words';
import { isWellFormed, RowWriter, TextWriter, wellFormed } from './row-writer';
import { LARGEST_BYTES, MATCH_RECORD, MESSAGES, type RegexOptions, type RegexOutput } from './spec';

const MATCHING: Step = { label: 'Matching', unit: 'items' };
const TICK_MATCHES = 256;
const LARGEST = { bytes: LARGEST_BYTES, words: MESSAGES.tooLarge } as const;

export const kernel: Kernel<Source, RegexOptions, RegexOutput> = async (source, options, run) => {
  const { pattern, flags, replacement } = options;
  if (pattern === '') throw new ToolError('invalid-input', MESSAGES.blank);
  if (replacement === '') throw new ToolError('invalid-input', MESSAGES.bothNeeded);
  const regex = compile(pattern, flags);
  // Text of the page is in memory already, whatever its size.
  const text = typeof source === 'string' ? source : await wholeText(source, run, LARGEST);
  const found = await writeMatches(text, regex, run);
  if (replacement === undefined) return found;
  const result = replaced(text, regex, replacement);
  const sink = await TextWriter.open(run);
  sink.write(wellFormed(result));
  const notes = isWellFormed(result) ? [] : [MESSAGES.halfCharacters];
  return { ...found, replaced: await sink.close(), notes };
};

/** Throws ToolError with the engine's own reason. */
function compile(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (cause) {
    throw new ToolError('invalid-input', `${MESSAGES.invalid} ${reasonOf(cause)}`, { cause });
  }
}

/** V8 repeats the pattern: `Invalid regular expression: /(/: Unterminated group`. Other engines give the reason alone. */
function reasonOf(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : '';
  const reason = message.replace(/^Invalid regular expression: /, '').replace(/^\/[\s\S]*\/[a-z]*: /, '');
  return reason === '' ? 'the browser refuses it.' : `${reason.replace(/\.$/, '')}.`;
}

/** One match without `g`, all of them with it; an empty match moves on as the engine does it (ECMA-262, AdvanceStringIndex). */
function* matchesOf(text: string, regex: RegExp): Generator<RegExpExecArray> {
  if (regex.global) {
    yield* text.matchAll(regex);
    return;
  }
  const match = regex.exec(text);
  regex.lastIndex = 0;
  if (match) yield match;
}

async function writeMatches(text: string, regex: RegExp, run: RunContext): Promise<RegexOutput> {
  const names = groupNames(regex.source, regex.flags.includes('v'));
  const rows = await RowWriter.open(run, MATCH_RECORD.bytes);
  const lines = await LineWriter.open(text, run);
  const report = await TextWriter.open(run);
  let count = 0;
  for (const match of matchesOf(text, regex)) {
    const [matched] = match;
    const end = match.index + matched.length;
    const groups = groupWords(match, names);
    const record = rows.add(MATCH_RECORD.textOffset);
    record.setUint32(MATCH_RECORD.start, match.index, true);
    record.setUint32(MATCH_RECORD.end, end, true);
    record.setUint32(MATCH_RECORD.textBytes, rows.write(wellFormed(matched)), true);
    record.setUint32(MATCH_RECORD.groupsBytes, rows.write(groups), true);
    report.write(reportOf(++count, match, groups));
    lines.mark(match.index, end);
    if (rows.isFull) await rows.drain();
    if (report.isFull) await report.drain();
    if (count % TICK_MATCHES === 0) await run.tick(match.index, text.length, MATCHING);
  }
  if (count === 0) report.write('No matches.\n');
  const isCut = lines.isCut;
  return {
    count,
    matches: await rows.close(),
    lines: await lines.close(),
    isCut,
    report: await report.close(),
    notes: [],
  };
}

/** Throws ToolError where the result is longer than a string can be. */
function replaced(text: string, regex: RegExp, replacement: string): string {
  try {
    return text.replace(regex, replacement);
  } catch (cause) {
    if (cause instanceof RangeError) throw new ToolError('too-large', MESSAGES.resultTooLarge, { cause });
    throw cause;
  }
}
