// Reads the whole text and fixes common mistakes in it.
import { ToolError } from '../../contract/run/errors';
import type { RunContext } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import { isPipe, sizeOf, type AnySource, type Source } from '../../contract/run/source';
import { named } from '../../lib/json/json-error';
import { INVALID_JSON, type JsonPass } from '../../lib/json/read-json';
import { placeInText } from '../../lib/place';
import { StrictDecoder } from '../../lib/strict-decoder';
import { textBytes, type TextForm } from '../../lib/text-bytes';
import type { Repair } from './loose-string';
import type { messages } from './messages';
import { repairText, type Stopped } from './repair';
import { REPAIR_LIMIT, type JsonOptions } from './spec';

const message = messagesOf<typeof messages>('json-formatter');

/** How many repairs are listed. Further ones are only counted. */
const TOLD = 50;

export interface RepairedSource {
  readonly text: Uint8Array;
  readonly repairs: readonly Message[];
  /** How many passes over the text remain. */
  readonly pass: JsonPass;
}

/** Reads the text, and writes it. */
const PASSES = 2;

/** Whether a repair of this input is worth offering. */
export const canRepair = (source: AnySource, { action }: Pick<JsonOptions, 'action'>): boolean =>
  action !== 'repair' && !isPipe(source) && sizeOf(source) <= REPAIR_LIMIT;

export async function repairSource(source: Source, options: JsonOptions, run: RunContext): Promise<RepairedSource> {
  if (sizeOf(source) > REPAIR_LIMIT) throw new ToolError('too-large', message('repairLimit'));
  const decoder = new StrictDecoder();
  let original = '';
  const ofFile: Message[] = [];
  const onForm = (form: TextForm) => {
    if (form !== 'utf-8') ofFile.push(message(form === 'marked' ? 'byteOrderMark' : 'utf16'));
  };
  for await (const chunk of textBytes(source, run.read(source, PASSES), onForm)) original += decoder.decode(chunk);
  decoder.end();
  const repaired = repairText(original, options.isLines || options.isSequence);
  if ('stoppedAt' in repaired) throw refusal(original, repaired);
  const total = sizeOf(source);
  const pass: JsonPass = { passes: PASSES, before: total, total };
  return {
    text: new TextEncoder().encode(repaired.text),
    repairs: [...ofFile, ...placed(original, repaired.repairs)],
    pass,
  };
}

/** A word, or a single character. */
const STOPPER = /[\p{L}\p{N}_$-]{1,40}|[^]/uy;

function refusal(text: string, { stoppedAt, expected }: Stopped): ToolError {
  const at = placeInText(text, stoppedAt);
  STOPPER.lastIndex = stoppedAt;
  const [found] = STOPPER.exec(text) ?? [];
  const values = { place: { line: at.line, column: at.column }, expected, cannotRepair: message('cannotRepair') };
  const problem =
    found === undefined ? message('endsAt', values) : message('unexpected', { ...values, found: named(found) });
  return new ToolError('invalid-input', problem, { at, title: INVALID_JSON });
}

function placed(text: string, repairs: readonly Repair[]): Message[] {
  const inOrder = repairs.toSorted((a, b) => a.offset - b.offset);
  let [line, lineStart] = [1, 0];
  const told = inOrder.slice(0, TOLD).map(({ offset, what }) => {
    for (let feed = text.indexOf('\n', lineStart); feed >= 0 && feed < offset; feed = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = feed + 1;
    }
    const column = Array.from(text.slice(lineStart, offset)).length + 1;
    return message('repairAt', { repair: what, place: { line, column } });
  });
  const more = inOrder.length - told.length;
  return more > 0 ? [...told, message('moreRepairs', { more })] : told;
}
