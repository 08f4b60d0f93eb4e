// What the result of a conversion does not carry as it was: how often, and where.

export interface LossOf<Kind extends string, Place> {
  readonly kind: Kind;
  readonly count: number;
  /** The first ones, in their order. */
  readonly places: readonly Place[];
}
