// Answers that need no visit to a tool: each is the tool's own computation, on input small enough to take no time.
import { nanoid } from '@reduxjs/toolkit';
import { hashGenerator } from '../../../workers/kernels/hash-generator/spec';
import { DEFAULT_OPTIONS, jsonFormatter } from '../../../workers/kernels/json-formatter/spec';
import type { PageClient } from '../../state/services-context';
import type { Detection } from '../../tool-kit/send-to/use-detection';
import type { ShownAnswer } from '../../tool-kit/send-to/suggestions';
import { DEFAULT_SETTINGS as CURRENCY_SETTINGS } from '../../tools/currency-converter/options';
import type { Rates } from '../../tools/currency-converter/rates';
import { DEFAULT_SETTINGS as UNIT_SETTINGS } from '../../tools/unit-converter/options';

/** A larger file waits for the visitor to choose the hash generator, which shows progress. */
export const HASHED_BYTES = 64 * 1024 * 1024;

/** A formatted text of about one screen. */
const JSON_UNITS = 2_000;
const JSON_LINES = 24;

export interface AnswerTools {
  readonly client: Pick<PageClient, 'run'>;
  /** Only those that this browser has already: an answer causes no request to the service. */
  readonly keptRates: () => Rates | null;
}

type Parts = Readonly<Record<string, string>>;

/** Undefined if the input has no short answer. Rejects if the code for it doesn't load. */
export async function findAnswer(
  { given, findings: [first] }: Pick<Detection, 'given' | 'findings'>,
  { client, keptRates }: AnswerTools,
  runId = nanoid(),
): Promise<ShownAnswer | undefined> {
  if (!first) return undefined;
  if (given.kind === 'files') return hashOf(given.files, client, runId);
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

async function hashOf(files: readonly File[], client: AnswerTools['client'], runId: string) {
  if (!isHashed({ given: { kind: 'files', files } })) return undefined;
  const reply = await client.run(hashGenerator, { runId, input: files, options: { algorithms: ['sha256'] } });
  const digest = reply.ok ? reply.output.hashed[0]?.digests.sha256 : undefined;
  return digest === undefined ? undefined : { label: 'SHA-256', text: digest };
}

async function inOtherUnit(parts: Parts): Promise<ShownAnswer | undefined> {
  const { amountText, isBelowAbsoluteZero, readQuestion, resultOf, show } =
    await import('../../tools/unit-converter/answer');
  const question = readQuestion({ ...UNIT_SETTINGS, ...parts });
  // The tool explains what is wrong with such an amount.
  if ('message' in question || isBelowAbsoluteZero(question)) return undefined;
  const { text, isExact } = show(resultOf(question), 'decimals');
  return {
    label: `${amountText(question.quantity)}${isExact ? '' : ', rounded'}`,
    text: `${text} ${question.to.symbol}`,
  };
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

async function inOtherCurrency(parts: Parts, rates: Rates | null): Promise<ShownAnswer | undefined> {
  if (!rates) return undefined;
  const { amountText, readAnswer, resultText } = await import('../../tools/currency-converter/answer');
  const answer = readAnswer({ ...CURRENCY_SETTINGS, ...parts }, rates);
  if ('message' in answer) return undefined;
  const label = `${amountText(answer)} at the rates of ${dates.format(rates.updated * 1000)}`;
  return { label, text: `${resultText(answer)} ${answer.to.code}` };
}

async function formatted(text: string, client: AnswerTools['client'], runId: string): Promise<ShownAnswer | undefined> {
  if (text.length > JSON_UNITS) return undefined;
  const reply = await client.run(jsonFormatter, { runId, input: text, options: DEFAULT_OPTIONS });
  if (!reply.ok) return undefined;
  const { result, notes, warnings } = reply.output;
  // The tool shows what it had to assume or would lose.
  if (result?.stored !== 'text' || notes.length > 0 || warnings.length > 0) return undefined;
  const isNews = result.text.trim() !== text.trim();
  return isNews && result.text.split('\n').length <= JSON_LINES ? { label: 'Formatted', text: result.text } : undefined;
}
