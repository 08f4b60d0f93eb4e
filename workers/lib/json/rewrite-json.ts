// Rewrites a short JSON text synchronously, for tokens and for recognizing input. Uses the plain machine, because a page would
// have to load the WebAssembly before it could show anything.
import type { JsonState, MachineOptions, MachineStep, MachineWarning } from '../../../wasm/json/bindings';
import type { JsonTally } from '../../../wasm/json/tally';
import { unfinishedBytes } from '../decode-utf8';
import { PlainMachine } from './plain-machine';

export interface Rewritten {
  readonly text: string;
  readonly tally: JsonTally;
  /** Offsets are in bytes of UTF-8. */
  readonly warnings: readonly MachineWarning[];
  /** The place at which the text stops being JSON, in bytes, and the reader's state. */
  readonly error?: { readonly offset: number; readonly state: JsonState; readonly isTooDeep: boolean };
}

/** @param isWhole false if the text is only the beginning of the JSON */
export function rewriteJson(bytes: Uint8Array, options: MachineOptions, isWhole = true): Rewritten {
  const machine = new PlainMachine(options);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const warnings: MachineWarning[] = [];
  let text = '';
  const hear = (step: MachineStep) => {
    text += decoder.decode(step.output, { stream: true });
    warnings.push(...step.warnings);
    return step.ended === 'invalid' || step.ended === 'too-deep';
  };
  const result = (offset: number, step?: MachineStep): Rewritten => {
    const error = step && { offset, state: step.state, isTooDeep: step.ended === 'too-deep' };
    return { text, tally: machine.tally(), warnings, ...(error && { error }) };
  };
  for (let before = 0; before < bytes.length;) {
    const piece = bytes.subarray(before, before + machine.arena.length);
    const isLast = before + piece.length === bytes.length;
    const length = piece.length - (isLast ? 0 : unfinishedBytes(piece, piece.length));
    machine.arena.set(piece);
    for (let at = 0; at < length;) {
      const step = machine.take(at, length, before);
      at = step.consumed;
      if (hear(step)) return result(before + at, step);
    }
    before += length;
  }
  const last = isWhole ? machine.finish() : undefined;
  return last && hear(last) ? result(bytes.length, last) : result(bytes.length);
}
