// A tool's options as flags: their names, for the parser and the help, and options written as a command.
import type { CommandRecord } from './command';
import { allows, type Option, type Shape } from './options';

/** A tool with a command: its record, and the options and values that `commandShape` leaves. */
export interface Flagged {
  readonly record: CommandRecord;
  readonly shape: Shape;
}

export interface Flag {
  /** Without the hyphens. */
  readonly name: string;
  /** The option's name in the schema. */
  readonly option: string;
  readonly kind: 'value' | 'values' | 'switch';
  /** Of a short form. */
  readonly fixed?: string | number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const flagName = ({ record }: Flagged, option: string) => record.flags?.[option] ?? kebab(option);

/** The tool's mode is also a flag for each of its values: `--decode` is `--mode decode`. */
export const isShortened = (option: string) => option === 'mode' || option === 'action';

export function flagsOf(tool: Flagged): readonly Flag[] {
  return Object.entries(tool.shape).flatMap(([option, schema]): Flag[] => {
    const name = flagName(tool, option);
    if (schema.kind === 'secret') return [];
    if (schema.kind === 'toggle') return [{ name, option, kind: 'switch' }];
    if (schema.kind === 'choices') return [{ name, option, kind: 'values' }];
    const short =
      schema.kind === 'choice' && isShortened(option)
        ? schema.values.map((value): Flag => ({ name: String(value), option, kind: 'switch', fixed: value }))
        : [];
    return [{ name, option, kind: 'value' }, ...short];
  });
}

/** For POSIX shells: XCU, section 2.2.2. */
const quoted = (text: string) => (/^[\w.,:/@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

const written = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** Whether an option counts beside the others' values. */
export function counts(shape: Shape, { when }: Option, values: Readonly<Record<string, unknown>>): boolean {
  if (!when) return true;
  const [name, ...allowed] = when;
  const other = shape[name];
  return !other || ((allowed as readonly unknown[]).includes(values[name]) && counts(shape, other, values));
}

/**
 * The command with these options, for a POSIX shell. It has those that differ from the defaults and count beside the others, typed
 * texts included. It has no input and no secret.
 */
export function commandFor(tool: Flagged, values: Readonly<Record<string, unknown>>): string {
  const flags = flagsOf(tool);
  const words = Object.entries(tool.shape).flatMap(([option, schema]): readonly string[] => {
    const value = values[option];
    if (schema.kind === 'secret' || !allows(schema, value) || !counts(tool.shape, schema, values)) return [];
    if (written(value) === written(schema.initial)) return [];
    const short = flags.find((flag) => flag.option === option && flag.fixed === value);
    if (short) return [`--${short.name}`];
    const name = flagName(tool, option);
    if (schema.kind === 'toggle') return [value === true ? `--${name}` : `--no-${name}`];
    const text = written(value);
    // A value that is empty or starts with a hyphen would be taken for another flag.
    return /^(?:-|$)/.test(text) ? [`--${name}=${text === '' ? '' : quoted(text)}`] : [`--${name}`, quoted(text)];
  });
  return ['toolyard', tool.record.name, ...words].join(' ');
}
