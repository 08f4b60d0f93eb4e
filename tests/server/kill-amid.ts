// Kills a server while submissions arrive, and compares the acknowledged ones with its store.
import { endpoints } from '../../src/forms/endpoints';
import { lists } from '../../server/admin/lists';
import type { StoreSettings } from '../../server/store/store';
import { spawnServer } from './process';
import { fetchToken, message, send, subscription } from './running';
import { look } from './stores';

/** Every second one is a message, the others are subscriptions. `series` is part of the addresses. */
export const submission = (number: number, series = 'visitor') => {
  const email = `${series}-${number}@example.org`;
  return number % 2 === 0
    ? ([endpoints.contact, { ...message, email }] as const)
    : ([endpoints.newsletter, { ...subscription, email }] as const);
};

export interface KillOptions {
  /** Sent at once. */
  readonly submissions: number;
  /** The server is killed when it has acknowledged this many. */
  readonly killAt: number;
  readonly series?: string;
}

/** By the visitors' addresses. */
export interface Aftermath {
  readonly acknowledged: readonly string[];
  /** Acknowledged, but not in the store. */
  readonly lost: readonly string[];
}

/** `killAt` must be reached, otherwise nothing is killed and the result is of no use: it throws then. */
export async function killAmid(store: StoreSettings, { submissions, killAt, series }: KillOptions): Promise<Aftermath> {
  const server = await spawnServer(store);
  const token = await fetchToken(server.url);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const sending = Array.from({ length: submissions }, async (_, number) => {
    const [path, body] = submission(number, series);
    const reply = await send(server.url, path, body, { token }).catch(() => undefined); // the server is gone
    if (reply?.status !== 200) return;
    acknowledged.push(body.email);
    if (acknowledged.length === killAt) killed = server.kill();
  });
  await Promise.all(sending);
  if (!killed) throw new Error(`Only ${acknowledged.length} submissions were acknowledged.`);
  await killed;
  const stored = await look(store, async (db) =>
    [...(await lists.messages(db)), ...(await lists.subscribers(db, true))].map((line) => line.email),
  );
  const known = new Set(stored);
  return { acknowledged, lost: acknowledged.filter((email) => !known.has(email)) };
}
