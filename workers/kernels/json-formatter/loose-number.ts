// Numbers in the forms of JavaScript, JSON5 (https://spec.json5.org/#numbers) and Python, for repairs.

const DIGITS = '\\d[\\d_]*';
/** 1 is a whole number in another base, 2 a decimal number. */
const NUMBER = new RegExp(
  `[+-]?(?:(0[xX][\\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)|((?:${DIGITS}\\.?(?:${DIGITS})?|\\.${DIGITS})(?:[eE][+-]?\\d+)?))n?(?![\\w.$])`,
  'y',
);

export interface LooseNumber {
  readonly written: string;
  /** Keeps the digits. Drops a plus sign, leading zeros, separators and a BigInt's n. */
  readonly json: string;
}

/** The number at an offset. Undefined if there is none. */
export function numberOf(text: string, at: number): LooseNumber | undefined {
  NUMBER.lastIndex = at;
  const [written, whole, decimal = ''] = NUMBER.exec(text) ?? [];
  if (written === undefined || /__|_(?!\d)/.test(decimal)) return undefined;
  const digits =
    whole === undefined
      ? decimal
          .replaceAll('_', '')
          .replace(/^0+(?=\d)/, '')
          .replace(/^\./, '0.')
          .replace(/\.(?!\d)/, '')
      : BigInt(whole).toString();
  return { written, json: written.startsWith('-') ? `-${digits}` : digits };
}
