// What a conversion to or from XML can't keep, with the paths of the first ones.
import { LossTally } from '../../lib/losses';
import type { LossKind } from './spec';

const KEPT_PLACES = 5;
/** A path is as long as the document is deep, so it is cut. */
const PATH_UNITS = 200;

export class Losses extends LossTally<LossKind, string> {
  constructor() {
    super(KEPT_PLACES);
  }

  add(kind: LossKind, path: string): void {
    this.note(kind, 1, [path.length > PATH_UNITS ? `…${path.slice(-PATH_UNITS)}` : path]);
  }
}
