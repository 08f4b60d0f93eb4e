// Fields of a CSV file as numbers.

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const NUMBER = /^ *([-+]?)(\d*)(?:\.(\d*))?([eE][-+]?\d+)? *$/;

/** As JSON writes numbers, but with zeros before the others if the field has some. Undefined if the field isn't a number. */
export function numberOf(field: string): string | undefined {
  if (PLAIN_NUMBER.test(field)) return field;
  const [all, sign, whole = '', fraction = '', exponent = ''] = NUMBER.exec(field) ?? [];
  if (all === undefined || whole + fraction === '') return undefined;
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && '.'}${fraction}${exponent}`;
}
