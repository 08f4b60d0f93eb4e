// A tool's options as flags: the names for the parser and the help, and commands written from options.
import type { CommandRecord } from './command';
import { allows, counts, type Shape } from './options';
import { quoted, unwritable, type Shell } from './quoted';

/** A tool with a command: its record, and the options and values that `commandShape` returns. */
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
  /** For the short form. */
  readonly fixed?: string | number;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const flagName = ({ record }: Flagged, option: string) => record.flags?.[option] ?? kebab(option);

/**
 * Each value of the tool's mode is also a flag: `--decode` is `--mode decode`. By name, because a tool has at most one of the two, and
 * a mark in each schema would be a part of every tool's first visit.
 */
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

const written = (value: unknown) => (Array.isArray(value) ? value.join(',') : String(value));

/** An option that can't be passed through the shell, because of this character. */
export interface Refused {
  readonly option: string;
  readonly character: string;
}

export type WrittenCommand = { readonly text: string } | { readonly refused: Refused };

/**
 * The command with these options, for a shell. It contains the options that differ from the defaults and have an effect,
 * including typed texts. It contains no input and no secret.
 */
export function commandFor(tool: Flagged, values: Readonly<Record<string, unknown>>, shell: Shell): WrittenCommand {
  const words = ['toolyard', tool.record.name];
  for (const [option, schema] of Object.entries(tool.shape)) {
    const value = values[option];
    if (schema.kind === 'secret' || !allows(schema, value) || !counts(tool.shape, schema, values)) continue;
    if (written(value) === written(schema.initial)) continue;
    for (const word of flagsFor(tool, option, value)) {
      const safe = quoted(word, shell);
      if (safe === undefined) return { refused: { option, character: unwritable(word, shell) ?? '' } };
      words.push(safe);
    }
  }
  return { text: words.join(' ') };
}

/** The arguments that set the option, as the program receives them: one flag for each line of a list. */
function flagsFor(tool: Flagged, option: string, value: unknown): readonly string[] {
  const schema = tool.shape[option];
  const lines = schema?.kind === 'text' && schema.lines ? String(value).split('\n') : [value];
  return lines.flatMap((one) => flagFor(tool, option, one));
}

function flagFor(tool: Flagged, option: string, value: unknown): readonly string[] {
  const short = flagsOf(tool).find((flag) => flag.option === option && flag.fixed === value);
  if (short) return [`--${short.name}`];
  const name = flagName(tool, option);
  if (typeof value === 'boolean') return [value ? `--${name}` : `--no-${name}`];
  const text = written(value);
  // A value that is empty or starts with a hyphen would look like another flag.
  return /^(?:-|$)/.test(text) ? [`--${name}=${text}`] : [`--${name}`, text];
}
