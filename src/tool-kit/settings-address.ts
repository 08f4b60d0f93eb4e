// Writes a tool's settings into the fragment of its address, and reads them from there. No browser sends a fragment to a server.
import type { Rule, SettingsLink } from './settings-link';

type Values = Readonly<Record<string, unknown>>;

/** Longer than all settings of any tool. */
const LONGEST = 2000;

/** The largest that a tool takes is 10^15, which has 16 digits. */
const NUMBER = /^-?\d{1,16}(?:\.\d{1,15})?$/;

const valuesOf = (list: readonly unknown[]) =>
  list.map((entry) => (typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry));

const find = (list: readonly unknown[], text: string) => valuesOf(list).find((value) => String(value) === text);

function readNumber({ min, max, step = 1 }: Extract<Rule, { min: number }>, text: string) {
  const number = Number(text);
  const isOne = NUMBER.test(text) && number >= min && number <= max;
  return isOne && (step === 'any' || (number - min) % step === 0) ? number : undefined;
}

function readEach(list: readonly unknown[], parts: readonly string[]) {
  const isEach = parts.every((part) => find(list, part) !== undefined) && new Set(parts).size === parts.length;
  return isEach ? parts : undefined;
}

/** What the text means for a setting whose default is `sample`; undefined where the rule does not allow it. */
function read(rule: Rule, text: string, sample: unknown): unknown {
  if (rule === 'switch') return text === 'true' || text === 'false' ? text === 'true' : undefined;
  if (rule === 'color') return /^#[\da-f]{6}$/.test(text) ? text : undefined;
  if ('min' in rule) {
    const number = readNumber(rule, text);
    return number === undefined || typeof sample === 'number' ? number : text;
  }
  if (!('each' in rule)) return find(rule, text);
  if (typeof sample === 'string') return readEach(rule.each, Array.from(text)) && text;
  return readEach(rule.each, text === '' ? [] : text.split(','));
}

/** The address with what differs from the defaults, and without what the rules do not allow. */
export function addressWith({ defaults, rules }: SettingsLink, settings: Values, page: string): string {
  const named = Object.entries(rules).flatMap(([name, rule]) => {
    const text = String(settings[name] ?? defaults[name]);
    const isSet = text !== String(defaults[name]) && read(rule, text, defaults[name]) !== undefined;
    return isSet ? [[name, text]] : [];
  });
  const fragment = new URLSearchParams(named).toString();
  return fragment === '' ? page : `${page}#${fragment}`;
}

export interface LinkedSettings {
  /** All that a link can set: what this one leaves out has its default. */
  readonly settings: Values;
  /** Something of it was no setting of the tool, or not a value of one. */
  readonly isBad: boolean;
}

/** `fragment` is without its #. */
export function settingsIn(link: SettingsLink, fragment: string): LinkedSettings {
  const { defaults, rules, fits } = link;
  const pairs = fragment.length > LONGEST ? [] : [...new URLSearchParams(fragment)];
  const found = pairs.flatMap(([name, text]) => {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const value = rule && read(rule, text, defaults[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const base = Object.fromEntries(Object.keys(rules).map((name) => [name, defaults[name]]));
  const settings = { ...base, ...Object.fromEntries(found) };
  const isFitting = fits({ ...defaults, ...settings });
  return {
    settings: isFitting ? settings : base,
    isBad: !isFitting || found.length < pairs.length || pairs.length === 0,
  };
}
