// The handling of connections that hang or break.
import pg from 'pg';
import { expect, test } from 'vitest';
import { guardedPool, StaleConnection } from '../../server/store/postgres-pool';

/** A pool of one connection with prepared responses, one per query. */
function poolOf(...answers: readonly (Error | 'answer')[]) {
  const waiting = [...answers];
  const released: (boolean | undefined)[] = [];
  const client = {
    query: async () => {
      const answer = waiting.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    release: (isBroken?: boolean) => released.push(isBroken),
  };
  const pool = { connect: async () => client, end: async () => undefined } as unknown as pg.Pool;
  return { pool: guardedPool(pool), released };
}

const ask = async (pool: ReturnType<typeof guardedPool>, questions: number) => {
  const client = await pool.connect();
  try {
    for (let asked = 0; asked < questions; asked++) await client.query('select 1', []);
  } finally {
    client.release();
  }
};

const terminated = new Error('Connection terminated unexpectedly');

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const saying = (code: string) => Object.assign(new pg.DatabaseError('an error', 0, 'error'), { code });

test('one that is gone at its first question is stale, and thrown away', async () => {
  for (const error of [terminated, saying('57P01'), saying('08006')]) {
    const { pool, released } = poolOf(error);
    await expect(ask(pool, 1)).rejects.toThrow(StaleConnection);
    expect(released).toEqual([true]);
  }
});

test('one that is lost while it works fails with its own error, and is thrown away', async () => {
  const { pool, released } = poolOf('answer', terminated);
  await expect(ask(pool, 2)).rejects.toBe(terminated);
  expect(released).toEqual([true]);
});

test('one whose database refuses something stays', async () => {
  const refusal = saying('23505');
  const { pool, released } = poolOf(refusal);
  await expect(ask(pool, 1)).rejects.toBe(refusal);
  expect(released).toEqual([false]);
});
