// I-Regexp (RFC 9485), the regular expressions of JSONPath's match() and search(). Takes time linear in the text, because all
// possible states of a pattern advance together, one code point at a time.
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';

const message = messagesOf<typeof messages>('json-formatter');

/** Why a pattern isn't an I-Regexp. */
export class RegexpError extends Error {
  override readonly name = 'RegexpError';

  /** The position of the character, from 1. */
  readonly position: number;
  /** What is wrong, and what to write instead. */
  readonly reason: Message;

  constructor(at: number, reason: Message) {
    super('Invalid pattern');
    this.position = at + 1;
    this.reason = reason;
  }
}

type Test = (codePoint: number) => boolean;

type Node =
  | { readonly kind: 'character'; readonly test: Test }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly least: number; readonly most: number };

type Step =
  | { readonly kind: 'character'; readonly test: Test }
  | { readonly kind: 'start' | 'end' | 'match' }
  /** The run continues at each of these steps. */
  | { kind: 'fork'; to: number[] };

/** A range such as {1000} becomes this many copies of its part. */
const MOST_STEPS = 10_000;
const MOST_GROUPS = 200;

export class Regexp {
  readonly #steps: Step[] = [];

  /** Throws RegexpError. */
  constructor(pattern: string) {
    this.#add(new PatternReader(pattern).read());
    this.#push({ kind: 'match' });
  }

  /** Whether the whole text matches. */
  matches(text: string): boolean {
    return this.#run(text, true);
  }

  /** Whether a part of the text matches. */
  isIn(text: string): boolean {
    return this.#run(text, false);
  }

  #run(text: string, isWhole: boolean): boolean {
    const steps = this.#steps;
    const seen = new Int32Array(steps.length).fill(-1);
    let states: number[] = [];
    let position = 0;
    let at = 0;
    /** Adds the steps that wait for a character. Returns true at the end of the pattern. */
    const enter = (first: number, into: number[]): boolean => {
      const open = [first];
      for (let step = open.pop(); step !== undefined; step = open.pop()) {
        if (seen[step] === position) continue;
        seen[step] = position;
        const found = steps[step];
        if (found?.kind === 'match' && (!isWhole || at === text.length)) return true;
        if (found?.kind === 'character') into.push(step);
        else if (found?.kind === 'fork') open.push(...found.to);
        else if (found?.kind === 'start' && at === 0) open.push(step + 1);
        else if (found?.kind === 'end' && at === text.length) open.push(step + 1);
      }
      return false;
    };
    if (enter(0, states)) return true;
    while (at < text.length) {
      const codePoint = text.codePointAt(at) ?? 0;
      at += codePoint > 0xffff ? 2 : 1;
      position++;
      const next: number[] = [];
      for (const state of states) {
        const step = steps[state];
        if (step?.kind === 'character' && step.test(codePoint) && enter(state + 1, next)) return true;
      }
      if (!isWhole && enter(0, next)) return true;
      if (isWhole && next.length === 0) return false;
      states = next;
    }
    return false;
  }

  #push(step: Step): void {
    if (this.#steps.length === MOST_STEPS) throw new RegexpError(0, message('tooManyRepetitions'));
    this.#steps.push(step);
  }

  #fork(): { kind: 'fork'; to: number[] } {
    const fork = { kind: 'fork' as const, to: [this.#steps.length + 1] };
    this.#push(fork);
    return fork;
  }

  #add(node: Node): void {
    switch (node.kind) {
      case 'sequence':
        for (const part of node.parts) this.#add(part);
        return;
      case 'choice':
        return this.#addChoice(node.parts);
      case 'repeat':
        return this.#addRepeat(node);
      default:
        this.#push(node);
    }
  }

  #addChoice(parts: readonly Node[]): void {
    const ends: number[][] = [];
    for (const [index, part] of parts.entries()) {
      if (index === parts.length - 1) {
        this.#add(part);
        continue;
      }
      const fork = this.#fork();
      this.#add(part);
      const end = this.#fork();
      ends.push(end.to);
      fork.to.push(this.#steps.length);
    }
    for (const to of ends) to[0] = this.#steps.length;
  }

  #addRepeat({ part, least, most }: Extract<Node, { kind: 'repeat' }>): void {
    for (let count = 0; count < least; count++) this.#add(part);
    if (most === Infinity) {
      const start = this.#steps.length;
      const fork = this.#fork();
      this.#add(part);
      this.#fork().to[0] = start;
      fork.to.push(this.#steps.length);
      return;
    }
    const forks: number[][] = [];
    for (let count = least; count < most; count++) {
      forks.push(this.#fork().to);
      this.#add(part);
    }
    for (const to of forks) to.push(this.#steps.length);
  }
}

const CATEGORY = /^\{(?:L[lmotu]?|M[cen]?|N[dlo]?|P[cdefios]?|S[ckmo]?|Z[lps]?|C[cfno]?)\}/;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };
const ESCAPABLE = '()*+-.?[\\]^{|}';

/** Syntax of other regular expressions that I-Regexp doesn't have, and how to write it. */
const INSTEAD: Readonly<Record<string, Message>> = {
  d: message('digitClass'),
  D: message('noDigitClass'),
  w: message('wordClass'),
  W: message('noWordClass'),
  s: message('spaceClass'),
  S: message('noSpaceClass'),
  b: message('wordBoundary'),
  $: message('dollarSign'),
};

const is = (character: string): Test => {
  const codePoint = character.codePointAt(0);
  return (other) => other === codePoint;
};

class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;
  #groups = 0;

  constructor(pattern: string) {
    this.#characters = Array.from(pattern);
  }

  read(): Node {
    const node = this.#choice();
    if (this.#at < this.#characters.length) throw this.#error(message('strayParenthesis'));
    return node;
  }

  get #next(): string | undefined {
    return this.#characters[this.#at];
  }

  #error(reason: Message, at = this.#at): RegexpError {
    return new RegexpError(at, reason);
  }

  #take(character: string): boolean {
    if (this.#next !== character) return false;
    this.#at++;
    return true;
  }

  #choice(): Node {
    const parts = [this.#sequence()];
    while (this.#take('|')) parts.push(this.#sequence());
    return { kind: 'choice', parts };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    // Anchors aren't part of RFC 9485, but the compliance suite of RFC 9535 and most libraries accept them at these two places.
    if (this.#take('^')) parts.push({ kind: 'start' });
    while (this.#next !== undefined && this.#next !== '|' && this.#next !== ')') {
      const following = this.#characters[this.#at + 1];
      if (this.#next === '$' && (following === undefined || following === '|' || following === ')')) {
        this.#at++;
        parts.push({ kind: 'end' });
      } else parts.push(this.#piece());
    }
    return { kind: 'sequence', parts };
  }

  #piece(): Node {
    const part = this.#atom();
    const [least, most] = this.#quantifier() ?? [1, 1];
    if (this.#next === '?' || this.#next === '*' || this.#next === '+' || this.#next === '{')
      throw this.#error(message('secondQuantifier', { quantifier: this.#next }));
    return least === 1 && most === 1 ? part : { kind: 'repeat', part, least, most };
  }

  #quantifier(): readonly [number, number] | undefined {
    if (this.#take('*')) return [0, Infinity];
    if (this.#take('+')) return [1, Infinity];
    if (this.#take('?')) return [0, 1];
    if (this.#next !== '{') return undefined;
    const text = this.#characters.slice(this.#at, this.#at + 24).join('');
    const [all, least, comma, most] = /^\{(\d+)(,?)(\d*)\}/.exec(text) ?? [];
    if (all === undefined || (comma === '' && most !== '')) throw this.#error(message('badCount'));
    const from = Number(least);
    const to = comma === '' ? from : most === '' ? Infinity : Number(most);
    if (to < from) throw this.#error(message('countOrder'));
    this.#at += all.length;
    return [from, to];
  }

  #atom(): Node {
    const at = this.#at;
    const character = this.#next ?? '';
    if (character === '(') return this.#group();
    if (character === '[') return { kind: 'character', test: this.#class() };
    if (character === '\\') return { kind: 'character', test: this.#escape() };
    if ('*+?]{}'.includes(character)) throw this.#error(message('bareSign', { character }), at);
    this.#at++;
    if (character === '.') return { kind: 'character', test: (other) => other !== 0x0a && other !== 0x0d };
    return { kind: 'character', test: is(character) };
  }

  #group(): Node {
    const at = this.#at++;
    if (this.#next === '?') throw this.#error(message('specialGroup'));
    if (++this.#groups > MOST_GROUPS) throw this.#error(message('tooManyGroups'));
    const node = this.#choice();
    if (!this.#take(')')) throw this.#error(message('openGroup'), at);
    return node;
  }

  /** The position is at a backslash. */
  #escape(): Test {
    const at = this.#at;
    const character = this.#characters[at + 1] ?? '';
    this.#at += 2;
    if (character === 'p' || character === 'P') {
      const [category] = CATEGORY.exec(this.#characters.slice(at + 2, at + 6).join('')) ?? [];
      if (category === undefined) throw this.#error(message('badCategory'), at);
      this.#at += category.length;
      const pattern = new RegExp(`^\\${character}${category}$`, 'u');
      return (codePoint) => pattern.test(String.fromCodePoint(codePoint));
    }
    return is(this.#escaped(character, at));
  }

  #escaped(character: string, at: number): string {
    if (character !== '' && ESCAPABLE.includes(character)) return character;
    const control = ESCAPED[character];
    if (control !== undefined) return control;
    throw this.#error(INSTEAD[character] ?? message('unknownEscape', { character }), at);
  }

  #class(): Test {
    const at = this.#at++;
    const isNegated = this.#take('^');
    const tests: Test[] = [];
    if (this.#take('-')) tests.push(is('-'));
    while (this.#next !== ']') {
      if (this.#next === undefined) throw this.#error(message('openClass'), at);
      if (this.#next === '-' && this.#characters[this.#at + 1] === ']') {
        this.#at++;
        tests.push(is('-'));
      } else tests.push(this.#range());
    }
    if (tests.length === 0) throw this.#error(message('emptyClass'), at);
    this.#at++;
    return (codePoint) => tests.some((test) => test(codePoint)) !== isNegated;
  }

  #range(): Test {
    const at = this.#at;
    if (this.#next === '\\' && /[pP]/.test(this.#characters[at + 1] ?? '')) return this.#escape();
    const first = this.#classCharacter();
    if (this.#next !== '-' || this.#characters[this.#at + 1] === ']') return is(first);
    this.#at++;
    const [from, to] = [first.codePointAt(0) ?? 0, this.#classCharacter().codePointAt(0) ?? 0];
    if (to < from) throw this.#error(message('rangeOrder'), at);
    return (codePoint) => codePoint >= from && codePoint <= to;
  }

  #classCharacter(): string {
    const at = this.#at++;
    const character = this.#characters[at];
    if (character === '\\') return this.#escaped(this.#characters[this.#at++] ?? '', at);
    if (character === undefined || '[]-'.includes(character))
      throw this.#error(message('bareInClass', { character: character ?? ']' }), at);
    return character;
  }
}
