// A report over several sessions: parts that were measured on the same machine stay until they are measured again.
import { PARTS } from '../catalog';
import { busyReasons } from '../figures';
import type { Environment, PartReport, Report } from '../model';

const machineOf = (environment: Environment) => JSON.stringify({ ...environment, commit: '' });

/** The parts of an earlier report, each with its commit. None if another machine, browser or program measured them. */
export const keptParts = (earlier: Report | undefined, environment: Environment): readonly PartReport[] =>
  earlier && !earlier.quick && machineOf(earlier.environment) === machineOf(environment)
    ? earlier.parts.map((part) => ({ ...part, commit: part.commit ?? earlier.environment.commit }))
    : [];

/** Whether a part needs no new measurement for this commit. */
export const isMeasured = (part: PartReport, commit: string): boolean =>
  part.commit === commit && part.failure === undefined && busyReasons(part.conditions).length === 0;

/** In the catalog's order. A new part replaces the one with its id. */
export const withParts = (kept: readonly PartReport[], made: readonly PartReport[]): readonly PartReport[] =>
  PARTS.flatMap(({ id }) => [made, kept].flatMap((list) => list.find((part) => part.id === id) ?? []).slice(0, 1));
