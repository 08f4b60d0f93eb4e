// Reads a text whole, and removes the common mistakes from it.
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { sizeOf, type Source } from '../../contract/source';
import { readJson, type JsonPass } from '../../lib/json/read-json';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { repairText, type Repair } from './repair';
import { FORMAT_DEPTH, MESSAGES, REPAIR_LIMIT, type JsonOptions } from './spec';

/** The visitor reads so many repairs, and how many more there were. */
const TOLD = 50;

export interface RepairedSource {
  readonly text: Uint8Array;
  /** In sentences. */
  readonly repairs: readonly string[];
  /** What is left to be done with the text. */
  readonly pass: JsonPass;
}

/** The text is read, judged, and written. */
const PASSES = 3;

export async function repairSource(source: Source, options: JsonOptions, run: RunContext): Promise<RepairedSource> {
  if (sizeOf(source) > REPAIR_LIMIT) throw new ToolError('too-large', MESSAGES.repairLimit);
  const decoder = new StrictDecoder();
  let original = '';
  for await (const chunk of textBytes(source, run.read(source, PASSES), () => undefined))
    original += decoder.decode(chunk);
  decoder.end();
  const repaired = repairText(original, options.isLines);
  const text = repaired && new TextEncoder().encode(repaired.text);
  // Nothing is proposed that is not JSON.
  const total = sizeOf(source);
  const pass: JsonPass = { passes: PASSES, before: total, total };
  const read = text?.length ?? 0;
  const next: JsonPass = { ...pass, before: total + read };
  if (!text || (await faultOf(text, { options, pass }, run))) throw await refusal(source, { options, pass: next }, run);
  return { text, repairs: inWords(original, repaired.repairs), pass: next };
}

interface Judging {
  readonly options: JsonOptions;
  readonly pass: JsonPass;
}

async function faultOf(source: Source, judging: Judging, run: RunContext): Promise<ToolError | undefined> {
  const { options, pass } = judging;
  const { isLines } = options;
  try {
    await readJson(source, run, { writing: 'nothing', indent: '', isLines, maxDepth: FORMAT_DEPTH, pass });
    return undefined;
  } catch (error) {
    if (error instanceof ToolError && error.code === 'invalid-input') return error;
    throw error;
  }
}

/** What was wrong in the first place. */
async function refusal(source: Source, judging: Judging, run: RunContext): Promise<ToolError> {
  const fault = await faultOf(source, judging, run);
  if (!fault) return new ToolError('unsupported', MESSAGES.cannotRepair);
  const { code, message, at, title } = fault;
  const place = { ...(at && { at }), ...(title !== undefined && { title }) };
  return new ToolError(code, `${message} ${MESSAGES.cannotRepair}`, { cause: fault, ...place });
}

function inWords(text: string, repairs: readonly Repair[]): string[] {
  const inOrder = repairs.toSorted((a, b) => a.offset - b.offset);
  let [line, lineStart] = [1, 0];
  const told = inOrder.slice(0, TOLD).map(({ offset, what }) => {
    for (let feed = text.indexOf('\n', lineStart); feed >= 0 && feed < offset; feed = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = feed + 1;
    }
    return `${what} (line ${line}, column ${Array.from(text.slice(lineStart, offset)).length + 1}).`;
  });
  const more = inOrder.length - told.length;
  return more > 0 ? [...told, `${more.toLocaleString('en')} more of these.`] : told;
}
