// Calculations, such as 2+2, computed exactly.
import { found, message, type Check } from '../finding';

/** A fraction of whole numbers with a positive denominator. */
interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Numbers and operators, with at least one operator between two operands. */
const CALCULATION = /^[\d.,\s()+\-−*×·/÷^]+=?$/;
const OPERATION = /[\d)]\s*[+\-−*×·/÷^]\s*[-−(.\d]/;
/** Dates, telephone numbers, ranges, versions and paths are written with the same characters. */
const NO_CALCULATION =
  /^(?:\d+(?:[-−/.]\d+){2,}|\d{3,}[-−]\d{3,}|\d{1,2}\/\d{1,2}\/\d{2,4}|\(\d+\)[\s\d-]*|[\d.]+|\+\d[\d\s()-]*)$/;

const MOST_UNITS = 100;
const MOST_BITS = 2_000;
/** Decimals of a result that doesn't end. */
const DECIMALS = 15;

class NotComputed extends Error {}

export const arithmetic: Check = (sample) => {
  const text = sample.short().replace(/\s*=$/, '');
  if (text.length > MOST_UNITS || sample.lineCount > 1) return undefined;
  if (!CALCULATION.test(text) || !OPERATION.test(text) || NO_CALCULATION.test(text)) return undefined;
  try {
    const { digits, isExact } = shown(new Calculation(text).value());
    const label = message(isExact ? 'calculated' : 'calculatedRounded');
    return found('calculation', 0.9, message('calculation'), { answer: { label, text: digits } });
  } catch (error) {
    if (error instanceof NotComputed) return undefined;
    throw error;
  }
};

/** Recursive descent by the usual precedence; powers group from the right, and a sign binds less tightly than they do. */
class Calculation {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(text: string) {
    const plain = text
      .replaceAll('−', '-')
      .replaceAll(/[×·]/g, '*')
      .replaceAll('÷', '/')
      .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '');
    this.#tokens = plain.match(/\d+(?:\.\d+)?|\.\d+|[^\s\d]/g) ?? [];
  }

  value(): Ratio {
    const value = this.#sum();
    if (this.#at < this.#tokens.length) throw new NotComputed();
    return value;
  }

  #takes(operators: string): string | undefined {
    const token = this.#tokens[this.#at];
    if (token === undefined || !operators.includes(token)) return undefined;
    this.#at++;
    return token;
  }

  #sum(): Ratio {
    let value = this.#product();
    for (let sign = this.#takes('+-'); sign; sign = this.#takes('+-')) {
      const next = this.#product();
      const over = sign === '+' ? next.over : -next.over;
      value = ratio(value.over * next.under + over * value.under, value.under * next.under);
    }
    return value;
  }

  #product(): Ratio {
    let value = this.#signed();
    for (let operator = this.#takes('*/'); operator; operator = this.#takes('*/')) {
      const next = this.#signed();
      value =
        operator === '*'
          ? ratio(value.over * next.over, value.under * next.under)
          : ratio(value.over * next.under, value.under * next.over);
    }
    return value;
  }

  #signed(): Ratio {
    const sign = this.#takes('+-');
    if (sign === undefined) return this.#power();
    const { over, under } = this.#signed();
    return sign === '-' ? { over: -over, under } : { over, under };
  }

  #power(): Ratio {
    const base = this.#operand();
    if (this.#takes('^') === undefined) return base;
    const { over, under } = this.#signed();
    const size = Math.max(bitsOf(base.over), bitsOf(base.under)) * Math.abs(Number(over));
    if (under !== 1n || size > MOST_BITS) throw new NotComputed();
    const raised = { over: base.over ** abs(over), under: base.under ** abs(over) };
    return over < 0n ? ratio(raised.under, raised.over) : ratio(raised.over, raised.under);
  }

  #operand(): Ratio {
    if (this.#takes('(') !== undefined) {
      const value = this.#sum();
      if (this.#takes(')') === undefined) throw new NotComputed();
      return value;
    }
    const token = this.#tokens[this.#at++];
    if (token === undefined || !/^[\d.]*\d$/.test(token)) throw new NotComputed();
    const [whole = '', decimals = ''] = token.split('.');
    return ratio(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  }
}

const abs = (value: bigint) => (value < 0n ? -value : value);

const bitsOf = (value: bigint) => abs(value).toString(2).length;

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

/** In lowest terms. Throws NotComputed for a division by zero. */
function ratio(over: bigint, under: bigint): Ratio {
  if (under === 0n) throw new NotComputed();
  const common = divisor(abs(over), abs(under)) * (under < 0n ? -1n : 1n);
  return { over: over / common, under: under / common };
}

function shown({ over, under }: Ratio): { readonly digits: string; readonly isExact: boolean } {
  const scale = 10n ** BigInt(DECIMALS);
  const [scaled, isExact] = [(abs(over) * scale * 2n + under) / (under * 2n), (over * scale) % under === 0n];
  const decimals = String(scaled % scale)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '');
  const digits = `${over < 0n ? '-' : ''}${String(scaled / scale)}${decimals === '' ? '' : `.${decimals}`}`;
  return { digits, isExact };
}
