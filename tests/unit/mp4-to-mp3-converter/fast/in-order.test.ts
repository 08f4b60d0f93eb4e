import { describe, expect, test } from 'vitest';
import { inOrder } from '../../../../workers/engines/webcodecs/in-order';

/** Workers whose jobs end when the test says so. */
function office(most: number) {
  const jobs = new Map<number, { done: () => void; fail: (reason: Error) => void }>();
  const ended: number[] = [];
  let spawned = 0;
  const workers = {
    most,
    spawn: () => {
      const name = spawned++;
      return { end: () => void ended.push(name) };
    },
  };
  const work = (_: unknown, job: number) =>
    new Promise<string>((resolve, reject) => jobs.set(job, { done: () => resolve(`result ${job}`), fail: reject }));
  return { jobs, ended, workers, work, spawned: () => spawned };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('jobs for several workers', () => {
  test('give their results in order, though they end in another one', async () => {
    const { jobs, workers, work, ended, spawned } = office(3);
    const results: string[] = [];
    const reading = (async () => {
      for await (const [job, result] of inOrder([0, 1, 2, 3, 4], workers, work)) results.push(`${job}: ${result}`);
    })();
    for (const job of [2, 1, 3, 0, 4]) {
      await settled();
      jobs.get(job)?.done();
    }
    await reading;
    expect(results).toEqual([0, 1, 2, 3, 4].map((job) => `${job}: result ${job}`));
    expect(spawned()).toBe(3);
    expect(ended).toHaveLength(3);
  });

  test('do not run far ahead of a slow one', async () => {
    const { jobs, workers, work } = office(2);
    const reading = inOrder([0, 1, 2, 3, 4, 5, 6, 7], workers, work).next();
    for (const job of [1, 2, 3]) {
      await settled();
      jobs.get(job)?.done();
    }
    await settled();
    expect([...jobs.keys()]).toEqual([0, 1, 2, 3]);
    jobs.get(0)?.done();
    await reading;
  });

  test('end with the first that fails, whichever is waited for', async () => {
    const { jobs, workers, work, ended } = office(2);
    const reading = inOrder([0, 1, 2], workers, work).next();
    await settled();
    jobs.get(1)?.fail(new Error('crashed'));
    await expect(reading).rejects.toThrow('crashed');
    expect(ended).toHaveLength(2);
  });

  test('need no more workers than there are jobs', async () => {
    const { jobs, workers, work, spawned } = office(8);
    const reading = inOrder([0], workers, work).next();
    await settled();
    jobs.get(0)?.done();
    await reading;
    expect(spawned()).toBe(1);
  });
});
