// JSON/YAML converter: its modes, options, limits and result.
import { about, type KernelSpec } from '../../contract/run/kernel';
import type { LossOf } from '../../contract/run/losses';
import { choice, defineOptions, toggle, type OptionsOf } from '../../contract/options/options';
import { MiB } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

/**
 * `version`: the rules for reading plain words and numbers, or the programs that the YAML is written for. `isLines`: from JSON, each
 * line of the input is a document; to JSON, each document becomes one line. `merge`: `<<` takes over the keys of other maps.
 */
export const options = defineOptions({
  mode: choice(['to-yaml', 'to-json']),
  indent: choice(['2', '4']),
  version: choice(['1.2', '1.1']),
  isLines: toggle(),
  merge: toggle(true, { when: ['mode', 'to-json'] }),
});

export const DEFAULT_OPTIONS = options.defaults;

export type YamlOptions = OptionsOf<typeof options>;
export type YamlMode = YamlOptions['mode'];
export type YamlVersion = YamlOptions['version'];

/** The parts that the result doesn't have, or has in another form. In the order of the report. */
export const LOSS_KINDS = [
  'comment',
  'anchor',
  'tag',
  'merge',
  'plain-merge',
  'duplicate-key',
  'text-key',
  'no-number',
  'rewritten-number',
  'inexact-number',
  'date',
  'version',
  'half-character',
  'invisible',
  'looks-structured',
] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

export interface LossPlace {
  /** Counts from 1. Null if only the text is known. */
  readonly line: number | null;
  /** The text at that place, shortened. Empty if it wouldn't help. */
  readonly text: string;
}

export type Loss = LossOf<LossKind, LossPlace>;

/** How many places of each kind are recorded. */
export const KEPT_PLACES = 100;

export interface YamlOutput extends TextOutput {
  readonly mode: YamlMode;
  readonly version: YamlVersion;
  readonly documents: number;
  readonly losses: readonly Loss[];
}

export const fileNameOf = (mode: YamlMode) => (mode === 'to-yaml' ? 'converted.yaml' : 'converted.json');

/**
 * Levels of nesting in both directions, so that the result can be converted back. The YAML library needs some stack for each
 * level: Chromium's workers were measured to fail at about 390.
 */
export const MAX_DEPTH = 250;
/** YAML is read from memory, as text. */
export const YAML_LIMIT = 128 * MiB;
/**
 * Items of the outermost list or map are converted one at a time. Meanwhile each token (a word, an indicator, a space) takes up
 * to 400 bytes: this many were measured to take 0.7 GB in lines, and 2 GB in brackets.
 */
export const ITEM_TOKENS = 5_000_000;
/** The most that aliases may add to the result: a few lines of YAML can expand to billions of values. */
export const EXPANSION_LIMIT = 64 * MiB;

export const jsonToYaml: KernelSpec<Source, YamlOptions, YamlOutput> = {
  id: 'json-to-yaml',
  rights: 'compute',
  notesOf: ({ notes, losses }) => [...notes, ...losses.map(({ note }) => note)],
  resultSize: (_, bytes) => about(bytes * 1.5),
};
