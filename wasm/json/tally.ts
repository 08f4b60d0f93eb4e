// Apart from the bindings: the page knows this type, and nothing else of the module.

/** What a text holds, as far as it was read. */
export interface JsonTally {
  /** Levels of nesting. */
  readonly depth: number;
  readonly objects: number;
  readonly arrays: number;
  readonly members: number;
  /** Strings (without keys), numbers, booleans and nulls. */
  readonly scalars: number;
  readonly documents: number;
  readonly duplicateKeys: number;
  readonly inexactNumbers: number;
}
