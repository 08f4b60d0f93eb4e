// `toolyard replay RECEIPT FILE…`: runs the steps of a receipt again, and says whether each gives the same bytes.
import { readFile, stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { LONGEST_RECEIPT, readReceipt, type Build, type Receipt } from '../workers/contract/recipe/receipt';
import { compareReplay } from '../workers/contract/recipe/replay';
import { CANCELED, ToolError } from '../workers/contract/run/errors';
import type { Text } from '../workers/contract/run/message';
import { receiptProblemInWords } from '../workers/words/recipe';
import type { LargeFile } from '../workers/run/sink';
import { buildHere } from './build-digest';
import { allowedInWords } from './help';
import { inWords } from './in-words';
import { openInput, type Input } from './inputs';
import { message } from './message';
import { openReadRecipe, withPlaces, type OpenedRecipe } from './open-recipe';
import { usageOf } from './other-commands';
import { complain, EXIT, fileProblem, ofFile, sentenceOf, shown, UsageError } from './problem';
import { inSession } from './session';
import { requireRepeatable } from './receipt';
import { findStep, runSteps } from './run-steps';

const COMMAND = 'replay';

interface Arguments {
  readonly receipt: string;
  readonly files: readonly string[];
  readonly set: readonly string[];
  readonly quiet: boolean;
}

/** Throws UsageError. */
function readArguments(args: readonly string[]): Arguments {
  const wrong = () => new UsageError(message('nameReceipt', { usage: usageOf(COMMAND) }));
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        set: { type: 'string', multiple: true, default: [] },
        quiet: { type: 'boolean', short: 'q', default: false },
      },
    });
    const [receipt, ...files] = positionals;
    if (receipt === undefined) throw wrong();
    return { receipt, files, ...values };
  } catch {
    throw wrong();
  }
}

/** Bytes of a receipt: each UTF-16 unit has at most three. */
const MOST_BYTES = 3 * LONGEST_RECEIPT;

/** Throws ToolError for a file that isn't a whole receipt. */
async function openReceipt(path: string): Promise<Receipt> {
  let text: string;
  try {
    const { size } = await stat(path);
    text = size > MOST_BYTES ? ' '.repeat(LONGEST_RECEIPT + 1) : await readFile(path, 'utf8');
  } catch (error) {
    throw fileProblem(error, path, 'read');
  }
  const read = await readReceipt(text);
  if (read.ok) return read.receipt;
  const values = { receipt: shown(path), line: String(read.line), problem: receiptProblemInWords(read.problem) };
  throw new ToolError('invalid-input', message('receiptLine', values));
}

/** With the values of the options that the receipt leaves out. Throws UsageError. */
function withSet(steps: Receipt['steps'], set: readonly string[]): Receipt['steps'] {
  const values = new Map<string, string>();
  for (const one of set) {
    const [, step = '', option = '', value = ''] = /^(\d{1,2})\.(\w{1,40})=(.*)$/s.exec(one) ?? [];
    if (step === '') throw new UsageError(message('setForm'));
    if (!steps[Number(step) - 1]?.leftOut.includes(option)) throw new UsageError(message('setOther', { step, option }));
    values.set(`${step}.${option}`, value);
  }
  return steps.map((step, at) => {
    const given = step.leftOut.map((option) => {
      const value = values.get(`${String(at + 1)}.${option}`);
      if (value !== undefined) return [option, value] as const;
      throw new UsageError(message('leftOut', { step: String(at + 1), tool: step.tool, option }));
    });
    return { ...step, options: { ...step.options, ...Object.fromEntries(given) } };
  });
}

/** A result that only its digest is needed of. */
function nowhere(): Promise<LargeFile> {
  let bytes = 0;
  return Promise.resolve({
    write: (chunk) => void (bytes += chunk.length),
    close: (mime) => Promise.resolve({ stored: 'saved', name: '', mime, bytes }),
    abort: () => Promise.resolve(),
  });
}

/** Throws UsageError for wrong arguments, and ToolError for a receipt or a file that can't be read. */
export async function runReplay(args: readonly string[]): Promise<number> {
  const given = readArguments(args);
  const receipt = await openReceipt(given.receipt);
  const { build, inputs } = receipt;
  const title = shown(given.receipt);
  const read = { version: receipt.version, name: '', steps: withSet(receipt.steps, given.set) };
  const opened = await openReadRecipe(read, {
    title,
    loadStep: findStep,
    writing: { shown, allowed: allowedInWords },
  });
  requireRepeatable(opened);
  const files = given.files.length === 0 && inputs.length === 1 ? ['-'] : given.files;
  const isGenerated = opened.steps[0]?.takes === 'nothing';
  const wanted = isGenerated ? 0 : opened.takesTwo ? 2 : 1;
  if (inputs.length !== wanted)
    throw new ToolError('invalid-input', ofFile(given.receipt, receiptProblemInWords('unknown-line')));
  if (files.length !== wanted) throw new UsageError(message('receiptTakes', { count: wanted }));
  const here = await buildHere();
  if (!given.quiet && here.digest !== build.digest)
    await complain(COMMAND, message('otherBuild', { theirs: inOneLine(build), ours: inOneLine(here) }));
  return inSession((session) => replay(receipt, opened, files, { ...session, quiet: given.quiet }));
}

const inOneLine = ({ version, host, digest }: Build): Text =>
  message(host === 'site' ? 'buildOfSite' : 'buildOfCommand', { version, digest: digest.slice(0, 12) });

async function replay(
  receipt: Receipt,
  opened: OpenedRecipe,
  files: readonly string[],
  {
    signal,
    endedBy,
    quiet,
  }: { readonly signal: AbortSignal; readonly endedBy: () => number | undefined; quiet: boolean },
): Promise<number> {
  const inputs: Input[] = [];
  try {
    for (const name of files) inputs.push(await openInput(name, false, signal));
    const reply = withPlaces(await runSteps(opened, { inputs, signal, digests: true, openFile: nowhere }), opened);
    const ended = endedBy();
    if (ended !== undefined) return ended;
    if (!reply.ok && reply.step === undefined) {
      if (reply.error.code !== CANCELED.code) await complain(COMMAND, reply.error.message);
      return EXIT.problem;
    }
    const verdict = compareReplay(receipt, await inWords(reply));
    process.stdout.write(`${shown(await sentenceOf(verdictInWords(verdict, opened, files)))}\n`);
    if (!quiet) await complain(COMMAND, message('proves'));
    return verdict.is === 'same' ? EXIT.done : EXIT.negative;
  } finally {
    for (const { close } of inputs) await close();
  }
}

function verdictInWords(
  verdict: ReturnType<typeof compareReplay>,
  { commands }: OpenedRecipe,
  files: readonly string[],
): Text {
  if (verdict.is === 'same') return message('isSame');
  if (verdict.is === 'other-input') {
    const name = files[verdict.input] ?? '-';
    return message('inputDiffers', { file: name === '-' ? message('standardInput') : shown(name) });
  }
  const values = { step: String(verdict.step + 1), tool: commands[verdict.step] ?? '' };
  return verdict.error === undefined
    ? message('stepDiffers', values)
    : message('stepFails', { ...values, problem: verdict.error });
}
