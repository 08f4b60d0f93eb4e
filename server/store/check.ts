// Finds out whether the store takes what visitors send.
import type { Store } from './store';

/**
 * Rejects as a submission would. It is written and committed like one, because a full disk shows nowhere else: what is rolled
 * back never gets there. The row is swept with the windows that have ended.
 */
export async function checkStore({ write }: Pick<Store, 'write'>): Promise<void> {
  await write(async (tx) => {
    const row = { key: 'health', hits: 0, ends_at: Date.now() };
    const insert = tx.insertInto('rate_windows').values(row);
    await insert.onConflict((conflict) => conflict.column('key').doUpdateSet({ ends_at: row.ends_at })).execute();
  });
}
