// Separate from the bindings, because the page needs only this type.

/** Counts of a text's contents so far. */
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
