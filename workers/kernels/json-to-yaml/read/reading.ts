// The state of reading YAML: the options, and the losses so far.
import type { Losses } from '../common/losses';
import type { YamlOptions } from '../spec';

export interface Reading {
  readonly text: string;
  readonly losses: Losses;
  readonly options: YamlOptions;
  /** Whether the text has any invisible characters. Only then is each key and value searched for them. */
  readonly hasInvisible: boolean;
}
