import type { ArtifactId } from '../artifacts/artifact-store';
import { filesOf } from './inputs';
import type { RootState } from './root';

/** The artifacts that the state still points to. */
export function heldArtifacts({ inputs, runs }: Pick<RootState, 'inputs' | 'runs'>): ReadonlySet<ArtifactId> {
  const values = Object.values(inputs).flatMap(({ slots }) => Object.values(slots));
  const files = values.flatMap((input) => filesOf(input).map(({ artifactId }) => artifactId));
  const results = Object.values(runs).flatMap(({ result }) => result?.artifactIds ?? []);
  return new Set([...files, ...results]);
}
