// Reads a document through the scanner and the judge in flat memory. An error becomes a message with its place.
import { ToolError } from '../../contract/run/errors';
import type { Place } from '../../contract/run/place';
import type { RunContext } from '../../contract/run/kernel';
import type { InText, Message } from '../../contract/run/message';
import type { Source } from '../../contract/run/source';
import { refuseLoneSurrogates } from '../input-error';
import type { Doctype } from './doctype';
import { XmlJudge, type XmlCounts } from './judge';
import { LineEndFinder, type LineEnds } from './line-ends';
import { XmlScanner } from './scanner';
import { message, XmlError } from './xml-error';
import { formOf, xmlPieces, type XmlForm } from './xml-pieces';

/** Names of open elements are in memory. */
export const DEPTH_LIMIT = 1_000_000;

export interface XmlJob {
  /** The start of an error message: "Invalid XML:". */
  readonly refusal: Message;
  readonly maxDepth: number;
  /** The number of passes over the source. */
  readonly passes: number;
  /** Gets each token after its check. */
  readonly onToken?: (scanner: XmlScanner, judge: XmlJudge) => void;
}

export interface XmlReading {
  readonly form: XmlForm;
  readonly totals: XmlCounts;
  readonly doctype: Doctype | undefined;
  readonly lineEnds: LineEnds;
}

/** Throws ToolError: `invalid-input` if the document is not well-formed, `unsupported` for entity bombs, `too-deep`. */
export async function readXml(source: Source, run: RunContext, job: XmlJob): Promise<XmlReading> {
  refuseLoneSurrogates(source, job.refusal);
  const form = await formOf(source);
  const judge = new XmlJudge(job.maxDepth);
  const scanner = new XmlScanner();
  const lineEnds = new LineEndFinder();
  const takeAll = () => {
    while (scanner.advance()) {
      judge.take(scanner);
      job.onToken?.(scanner, judge);
    }
  };
  try {
    for await (const piece of xmlPieces(source, form, run, job.passes)) {
      lineEnds.take(piece);
      scanner.feed(piece);
      takeAll();
    }
    scanner.finish();
    takeAll();
    judge.finish(scanner.offset);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw await toolErrorOf(error, source, form, run, { ...job, isLater: judge.isLater });
  }
  return { form, totals: judge.totals, doctype: judge.doctype, lineEnds: lineEnds.found() };
}

interface Refusing {
  readonly refusal: Message;
  /** XML 1.1 allows references to control characters, and prefixes to be undeclared. */
  readonly isLater: boolean;
}

async function toolErrorOf(
  error: XmlError,
  source: Source,
  form: XmlForm,
  run: RunContext,
  { refusal, isLater }: Refusing,
) {
  const { offset, other = offset, code } = error;
  const offsets = [offset, other].toSorted((a, b) => a - b);
  const places = await placesOf(source, form, offsets, run);
  const [at, otherAt] = offset <= other ? places : places.toReversed();
  const found = error.messageAt(inLine(at), inLine(otherAt));
  const problem = isLater ? message('xmlLater', { problem: found }) : found;
  return new ToolError(code, code === 'invalid-input' ? message('refused', { refusal, problem }) : problem, {
    at: at ?? START,
    cause: error,
  });
}

const START: Place = { line: 1, column: 1, offset: 0 };
const inLine = ({ line, column }: Place = START): InText => ({ line, column });

/**
 * The places of offsets, in rising order, in UTF-16 units without a byte order mark. Reads the source again, because only
 * errors need them.
 */
export async function placesOf(
  source: Source,
  form: XmlForm,
  offsets: readonly number[],
  run: RunContext,
): Promise<readonly Place[]> {
  const isText = typeof source === 'string';
  const found: Place[] = [];
  let { line, column, offset } = { ...START, offset: form.isMarked ? (isText ? 1 : 3) : 0 };
  if (isText && form.isMarked) column++;
  let before = 0;
  const encoder = new TextEncoder();
  const walk = (text: string) => {
    const breaks = text.split('\n');
    line += breaks.length - 1;
    column = (breaks.length > 1 ? 1 : column) + Array.from(breaks.at(-1) ?? '').length;
    offset += isText ? text.length : encoder.encode(text).length;
  };
  for await (const piece of xmlPieces(source, form, run, 1)) {
    let at = 0;
    for (let next = offsets[found.length]; next !== undefined && next <= before + piece.length;) {
      walk(piece.slice(at, next - before));
      at = next - before;
      found.push({ line, column, offset });
      next = offsets[found.length];
    }
    if (found.length === offsets.length) break;
    walk(piece.slice(at));
    before += piece.length;
  }
  while (found.length < offsets.length) found.push({ line, column, offset });
  return found;
}
