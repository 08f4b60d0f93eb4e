// Short answers that need no visit to a tool. Each is computed with the tool's own code, from input small enough to take no
// noticeable time.
import { nanoid } from '@reduxjs/toolkit';
import { hashGenerator, inputsOf } from '../../../workers/kernels/hash-generator/spec';
import { DEFAULT_OPTIONS, jsonFormatter } from '../../../workers/kernels/json-formatter/spec';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import type { PageClient } from '../../state/services-context';
import type { Detection } from '../../tool-kit/send-to/use-detection';
import type { ShownAnswer } from '../../tool-kit/send-to/suggestions';
import { DEFAULT_SETTINGS as CURRENCY_SETTINGS } from '../../tools/currency-converter/options';
import type { Rates } from '../../tools/currency-converter/rates';
import { DEFAULT_SETTINGS as UNIT_SETTINGS } from '../../tools/unit-converter/options';
import * as words from './words';
import { dateFormat } from '../../../workers/words/formats';

/** For a larger file, the visitor can choose the hash generator, which shows progress. */
export const HASHED_BYTES = 64 * 1024 * 1024;

/** The result for this much is text in the page's memory. */
const JSON_UNITS = 2_000_000;
/** Lines that are shown. The whole result is copied. */
const MOST_LINES = 24;
const MOST_UNITS = 4_000;

export interface AnswerTools {
  readonly client: Pick<PageClient, 'run'>;
  /** Only saved rates, because an answer must not cause a request. */
  readonly keptRates: () => Rates | null;
}

type Parts = Readonly<Record<string, string>>;

/** Undefined if the input has no short answer. Rejects if the code for the answer doesn't load. */
export async function findAnswer(
  { given, findings: [first] }: Pick<Detection, 'given' | 'findings'>,
  { client, keptRates }: AnswerTools,
  runId = nanoid(),
): Promise<ShownAnswer | undefined> {
  if (!first) return undefined;
  if (given.kind === 'files')
    return given.files.length === 2 ? compared(given.files, client, runId) : hashOf(given.files, client, runId);
  if (first.answer) return first.answer;
  if (first.kind === 'quantity') return inOtherUnit(first.parts ?? {});
  if (first.kind === 'money') return inOtherCurrency(first.parts ?? {}, keptRates());
  if (first.kind === 'json' && given.kind === 'text') return formatted(given.text, client, runId);
  return undefined;
}

/** Whether the answer is the hash of a file, which takes a moment. */
export const isHashed = ({ given }: Pick<Detection, 'given'>): boolean => {
  const [file, another] = given.kind === 'files' ? given.files : [];
  return file !== undefined && another === undefined && file.size > 0 && file.size <= HASHED_BYTES;
};

const digestsOf = async (files: readonly File[], client: AnswerTools['client'], runId: string) => {
  const reply = await client.run(hashGenerator, { runId, input: files, options: { algorithms: ['sha256'] } });
  return reply.ok ? inputsOf(reply.output.hashed).map(({ digests }) => digests.sha256) : [];
};

/** Files of different sizes need no reading. */
async function compared(files: readonly File[], client: AnswerTools['client'], runId: string) {
  const [one, other] = files;
  if (!one || !other) return undefined;
  const label = words.sameContent;
  if (one.size !== other.size)
    return { label, text: say(words.differentSizes, { one: formatBytes(one.size), other: formatBytes(other.size) }) };
  if (one.size > HASHED_BYTES) return undefined;
  const [digest, otherDigest] = await digestsOf(files, client, runId);
  if (digest === undefined || otherDigest === undefined) return undefined;
  return { label, text: digest === otherDigest ? words.same : words.different };
}

async function hashOf(files: readonly File[], client: AnswerTools['client'], runId: string) {
  if (!isHashed({ given: { kind: 'files', files } })) return undefined;
  const [digest] = await digestsOf(files, client, runId);
  return digest === undefined ? undefined : { label: 'SHA-256', text: digest };
}

async function inOtherUnit(parts: Parts): Promise<ShownAnswer | undefined> {
  const { amountText, readQuestion, resultOf, show, warningsOf } = await import('../../tools/unit-converter/answer');
  const question = readQuestion({ ...UNIT_SETTINGS, ...parts });
  // The tool explains what is wrong with the amount.
  if ('message' in question || warningsOf(question).length > 0) return undefined;
  const { text, isExact } = show(resultOf(question), 'decimals');
  return {
    label: `${amountText(question.quantity)}${isExact ? '' : ' ≈'}`,
    text: `${text} ${question.to.symbol}`,
  };
}

const inDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

async function inOtherCurrency(parts: Parts, rates: Rates | null): Promise<ShownAnswer | undefined> {
  if (!rates) return undefined;
  const { amountText, readAnswer, resultText } = await import('../../tools/currency-converter/answer');
  const answer = readAnswer({ ...CURRENCY_SETTINGS, ...parts }, rates);
  if ('message' in answer) return undefined;
  const label = say(words.atRates, { amount: amountText(answer), date: inDate(rates.updated * 1000) });
  return { label, text: `${resultText(answer)} ${answer.to.code}` };
}

async function formatted(text: string, client: AnswerTools['client'], runId: string): Promise<ShownAnswer | undefined> {
  if (text.length > JSON_UNITS) return undefined;
  const reply = await client.run(jsonFormatter, { runId, input: text, options: DEFAULT_OPTIONS });
  if (!reply.ok) return undefined;
  const { result, notes, warnings } = reply.output;
  // The tool shows its assumptions and losses.
  if (result?.stored !== 'text' || notes.length > 0 || warnings.length > 0) return undefined;
  if (result.text.trim() === text.trim()) return undefined;
  const lines = countLines(result.text);
  const shown = firstLines(result.text);
  return shown.length === result.text.length
    ? { label: words.formatted, text: result.text }
    : { label: say(words.formattedFirst, { lines }), text: result.text, shown: `${shown}…` };
}

function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function firstLines(text: string): string {
  let end = 0;
  for (let line = 0; line < MOST_LINES; line++) {
    const feed = text.indexOf('\n', end);
    if (feed < 0) return text.length > MOST_UNITS ? text.slice(0, MOST_UNITS) : text;
    end = feed + 1;
  }
  return text.slice(0, Math.min(end, MOST_UNITS));
}
