// What is being read as YAML, by which options, and what is lost on the way.
import type { Losses } from './losses';
import type { YamlOptions } from './spec';

export interface Reading {
  readonly text: string;
  readonly losses: Losses;
  readonly options: YamlOptions;
  /** Whether the text has any invisible characters; only then each key and value is searched for them. */
  readonly hasInvisible: boolean;
}
