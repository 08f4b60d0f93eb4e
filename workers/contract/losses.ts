// Parts of the input that the result of a conversion doesn't have unchanged: how many, and where.

export interface LossOf<Kind extends string, Place> {
  readonly kind: Kind;
  readonly count: number;
  /** The first ones, in order. */
  readonly places: readonly Place[];
}
