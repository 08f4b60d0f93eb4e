// Runs a regular expression over a text with the engine that the visitor's code would run on. It cannot be interrupted: a
// pattern that backtracks without end is ended with its worker.
import { ToolError } from '../../contract/errors';
import type { Kernel } from '../../contract/kernel';
import type { Source } from '../../contract/source';
import { isLineBound, needsWholeText } from './line-bound';
import { MatchWriter } from './match-writer';
import { piecesOf } from './pieces';
import { isWellFormed, TextWriter, wellFormed } from './row-writer';
import { MESSAGES, type RegexOptions, type RegexOutput } from './spec';

export const kernel: Kernel<Source, RegexOptions, RegexOutput> = async (source, options, run) => {
  const { pattern, replacement } = options;
  const flags = options.flags.join('');
  const isReplacing = options.action === 'replace';
  if (pattern === '') throw new ToolError('invalid-input', MESSAGES.blank);
  if (isReplacing && replacement === '') throw new ToolError('invalid-input', MESSAGES.bothNeeded);
  const regex = compile(pattern, flags);
  const inPieces = isLineBound(pattern, flags) && !(isReplacing && needsWholeText(replacement));
  const writer = await MatchWriter.open(regex, run);
  const sink = isReplacing ? await TextWriter.open(run) : undefined;
  let isWhole = true;
  for await (const piece of piecesOf(source, run, inPieces)) {
    const isDone = !regex.global && writer.count > 0;
    if (!isDone) await writer.search(piece);
    else if (!sink) break;
    if (!sink) continue;
    const result = isDone ? piece.text : replaced(piece.text, regex, replacement);
    isWhole &&= isWellFormed(result);
    sink.write(wellFormed(result));
    if (!piece.isLast) sink.write('\n');
    await sink.drain();
  }
  const notes = [
    ...(writer.cutsCharacters ? [MESSAGES.halfMatches] : []),
    ...(isWhole ? [] : [MESSAGES.halfCharacters]),
  ];
  return { ...(await writer.close()), ...(sink && { replaced: await sink.close() }), notes };
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

/** Throws ToolError where the result is longer than a string can be. */
function replaced(text: string, regex: RegExp, replacement: string): string {
  try {
    return text.replace(regex, replacement);
  } catch (cause) {
    if (cause instanceof RangeError) throw new ToolError('too-large', MESSAGES.resultTooLarge, { cause });
    throw cause;
  }
}
