// Numbers as JavaScript, JSON5 (https://spec.json5.org/#numbers) and Python write them, for repairs.

const DIGITS = '\\d[\\d_]*';
/** 1 is a whole number in another base, 2 a decimal number. */
const NUMBER = new RegExp(
  `[+-]?(?:(0[xX][\\da-fA-F]+|0[oO][0-7]+|0[bB][01]+)|((?:${DIGITS}\\.?(?:${DIGITS})?|\\.${DIGITS})(?:[eE][+-]?\\d+)?))n?(?![\\w.$])`,
  'y',
);

export interface LooseNumber {
  readonly written: string;
  /** With the same digits: without a plus sign, leading zeros, separators and the n of a BigInt. */
  readonly json: string;
}

/** The number that begins at a place; undefined for none. */
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
