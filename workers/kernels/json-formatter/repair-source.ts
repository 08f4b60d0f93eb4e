// Reads a text whole, and removes the common mistakes from it.
import { ToolError } from '../../contract/errors';
import type { RunContext } from '../../contract/kernel';
import { sizeOf, type Source } from '../../contract/source';
import { readJson } from '../../lib/json/read-json';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes } from '../../lib/text-bytes';
import { repairText, type Repair } from './repair';
import { MESSAGES, REPAIR_LIMIT, type JsonOptions } from './spec';

/** The visitor reads so many repairs, and how many more there were. */
const TOLD = 50;

export interface RepairedSource {
  readonly text: Uint8Array;
  /** In sentences. */
  readonly repairs: readonly string[];
}

export async function repairSource(source: Source, options: JsonOptions, run: RunContext): Promise<RepairedSource> {
  if (sizeOf(source) > REPAIR_LIMIT) throw new ToolError('too-large', MESSAGES.repairLimit);
  const decoder = new StrictDecoder();
  let original = '';
  for await (const chunk of textBytes(source, run.read(source, 2), () => undefined)) original += decoder.decode(chunk);
  decoder.end();
  const repaired = repairText(original, options.isLines);
  if (!repaired) throw new ToolError('unsupported', MESSAGES.cannotRepair);
  const text = new TextEncoder().encode(repaired.text);
  await check(text, options, run);
  return { text, repairs: inWords(original, repaired.repairs) };
}

/** Nothing is proposed that is not JSON. */
async function check(text: Uint8Array, { isLines }: JsonOptions, run: RunContext): Promise<void> {
  try {
    await readJson(text, run, { writing: 'nothing', indent: '', isLines, maxDepth: 10_000, passes: 2 });
  } catch (cause) {
    if (cause instanceof ToolError && cause.code === 'invalid-input') {
      throw new ToolError('unsupported', MESSAGES.cannotRepair, { cause });
    }
    throw cause;
  }
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
