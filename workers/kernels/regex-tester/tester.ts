// Runs a regular expression over a text with one of the engines.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import { isLineBound, needsWholeText } from '../../lib/lines/line-bound';
import { hasLoneSurrogate } from '../../lib/surrogates';
import { caseTester } from './case';
import type { Engine, Searcher } from './engine';
import { MatchWriter } from './match-writer';
import type { messages } from './messages';
import { piecesOf } from './pieces';
import { TextWriter } from './row-writer';
import type { CaseOptions, CaseOutput, RegexOptions, RegexOutput } from './spec';

const message = messagesOf<typeof messages>('regex-tester');

/** A test case has options of its own. */
export interface RegexKernel {
  (source: Source, options: CaseOptions, run: RunContext): Promise<CaseOutput>;
  (source: Source, options: RegexOptions, run: RunContext): Promise<RegexOutput>;
}

export function tester(engine: Engine): RegexKernel {
  const [searchText, runCase] = [textTester(engine), caseTester(engine)];
  // The compiler can't follow overloads.
  const kernel = (source: Source, options: RegexOptions | CaseOptions, run: RunContext) =>
    'expected' in options ? runCase(source, options, run) : searchText(source, options, run);
  return kernel as RegexKernel;
}

const textTester =
  (engine: Engine): Kernel<Source, RegexOptions, RegexOutput> =>
  async (source, options, run) => {
    const { pattern, writing } = options;
    const flags = options.flags.join('');
    const isReplacing = options.action === 'replace';
    if (pattern === '') throw new ToolError('invalid-input', message('blank'));
    const replacement = isReplacing ? replacementOf(options) : '';
    const searcher = engine(pattern, flags);
    const inPieces = isLineBound(pattern, flags) && !(isReplacing && needsWholeText(replacement));
    const writer = await MatchWriter.open(searcher, run);
    const sink = isReplacing ? await TextWriter.open(run) : undefined;
    let losesHalves = false;
    for await (const piece of piecesOf(source, run, inPieces, isReplacing ? undefined : searcher.required)) {
      const isDone = !searcher.isGlobal && writer.count > 0;
      if (!isDone) await writer.search(piece);
      else if (!sink) break;
      if (!sink) continue;
      const result = isDone ? piece.text : replaced(piece.text, searcher, replacement);
      losesHalves ||= hasLoneSurrogate(result);
      sink.write(result);
      if (!piece.isLast) sink.write('\n');
      await sink.drain();
    }
    const hasEscapes = isReplacing && writing === 'as-written' && /\\[nrt]/.test(replacement);
    const notes = [
      ...searcher.notes(),
      ...(writer.count === 0 && /^\/.+\/[dgimsuvy]*$/s.test(pattern) ? [message('slashes')] : []),
      ...(hasEscapes ? [message('escapes')] : []),
      ...(writer.cutsCharacters ? [message('halfMatches')] : []),
      ...(losesHalves ? [message('halfCharacters')] : []),
    ];
    return { ...(await writer.close()), ...(sink && { replaced: await sink.close() }), notes };
  };

/** The replacement of a match, as in String.prototype.replace. */
function replacementOf({ replacement, writing }: RegexOptions): string {
  if (writing === 'nothing') return '';
  if (replacement === '') throw new ToolError('invalid-input', message('bothNeeded'));
  if (writing === 'as-written') return replacement;
  return replacement.replace(/\\([nrt\\])/g, (_, letter: string) => ESCAPED[letter] ?? letter);
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Throws ToolError if the result is longer than a string can be. */
function replaced(text: string, searcher: Searcher, replacement: string): string {
  try {
    return searcher.replace(text, replacement);
  } catch (cause) {
    if (cause instanceof RangeError) throw new ToolError('too-large', message('resultTooLarge'), { cause });
    throw cause;
  }
}
