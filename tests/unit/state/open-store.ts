// A store whose client answers when a test says so.
import { ArtifactStore } from '../../../src/artifacts/artifact-store';
import { createStore } from '../../../src/state/store';
import { ManualClient } from './manual-client';

export function openStore() {
  const client = new ManualClient();
  /** The private files that were let go. */
  const removed: string[] = [];
  const artifacts = new ArtifactStore((name) => removed.push(name));
  const workers = () => Promise.reject(new Error('No test makes any'));
  return { client, removed, artifacts, store: createStore({ client, artifacts, workers }) };
}
