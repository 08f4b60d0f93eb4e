// The home page while another process holds the store's lock and submissions wait for it.
import { join } from 'node:path';
import { lockFile } from '../../tests/server/foreign-lock';
import { openForm } from './form';
import { loadPage, type Load, type Measured } from './load';
import type { Loaded } from './serve';

export async function loadWhileLocked({ url, dataDir }: Loaded, load: Load): Promise<Measured> {
  const form = await openForm(url);
  const lock = await lockFile(join(dataDir, 'toolyard.sqlite'));
  const waiting = [1, 2, 3].map((visitor) => form.send(visitor));
  const { measurements, wrong } = await loadPage(url, load);
  await lock.release();
  await Promise.all(waiting); // stored or apologized for, by how long it took
  const after = await form.send(4);
  return { measurements, wrong: after === 200 ? wrong : [...wrong, `${load.name}: no submission is taken afterwards`] };
}
