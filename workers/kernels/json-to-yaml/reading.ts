// What is being read as YAML, by which options, and what is lost on the way.
import type { Losses } from './losses';
import type { YamlOptions } from './spec';

export interface Reading {
  readonly text: string;
  readonly losses: Losses;
  readonly options: YamlOptions;
}
