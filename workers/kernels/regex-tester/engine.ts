// What the tester needs of an engine.
import type { Needle } from '../../../wasm/lines/bindings';
import type { Message } from '../../contract/run/message';

/** A match as RegExp.prototype.exec gives it: its text, then its groups. Only a pattern with groups needs indices. */
export interface FoundMatch {
  readonly [group: number]: string | undefined;
  readonly length: number;
  readonly index: number;
  /** In UTF-16 units. Undefined for a group that took no part in the match. */
  readonly indices?: readonly (readonly [start: number, end: number] | undefined)[];
}

/** A pattern with its flags. */
export interface Searcher {
  /** One match without `g`, all of them with it. */
  readonly isGlobal: boolean;
  /** The visitor wants places in the report. */
  readonly isPlaced: boolean;
  /** The names of the groups, from group 1 on. */
  readonly names: readonly (string | undefined)[];
  /** The bytes of a text that every match contains; undefined if none is certain. */
  readonly required?: () => Needle | undefined;
  readonly matches: (text: string) => Iterable<FoundMatch>;
  /** As String.prototype.replace. */
  readonly replace: (text: string, replacement: string) => string;
  /** About the pattern, and about the texts so far. */
  readonly notes: () => readonly Message[];
}

/** Throws ToolError for a pattern that it can't use. */
export type Engine = (pattern: string, flags: string) => Searcher;
