// A store whose client answers when a test says so.
import { ArtifactStore } from '../../../src/artifacts/artifact-store';
import { createStore } from '../../../src/state/store';
import type { FindShortage } from '../../../src/state/storage-room';
import { ManualClient } from './manual-client';

/** By default, the browser has room for everything. */
export function openStore(findShortage: FindShortage = () => Promise.resolve(undefined)) {
  const client = new ManualClient();
  /** The private files that were let go. */
  const removed: string[] = [];
  const artifacts = new ArtifactStore((name) => removed.push(name));
  const workers = () => Promise.reject(new Error('No test makes any'));
  return { client, removed, artifacts, store: createStore({ client, artifacts, workers, findShortage }) };
}
