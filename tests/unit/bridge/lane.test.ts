import { describe, expect, it, vi } from 'vitest';
import { Lane, type LaneOptions } from '../../../workers/client/lane';
import { fakeWorkers, request, PATIENTLY } from './fake-worker';
import { kernels } from './kernels';

function makeLane(options: Partial<LaneOptions> = {}) {
  const { made, ...spawning } = fakeWorkers(kernels);
  const lane = new Lane({ ...spawning, idleMs: 10_000, workers: 1, ...options });
  const started: string[] = [];
  const run = (runId: string, kernelId: string, input = '') =>
    lane.run({
      request: request(runId, kernelId, { input }),
      onProgress: () => undefined,
      onStart: () => started.push(runId),
    });
  return { lane, made, started, run };
}

describe('a lane in order', () => {
  it('runs one job per worker, first come first served', async () => {
    const { run, started, made } = makeLane();
    const replies = await Promise.all([run('1', 'echo', 'a'), run('2', 'echo', 'b'), run('3', 'echo', 'c')]);
    expect(replies).toMatchObject([{ output: 'a' }, { output: 'b' }, { output: 'c' }]);
    expect(started).toEqual(['1', '2', '3']);
    expect(made).toHaveLength(1);
  });

  it('uses as many workers as it has, and makes none without need', async () => {
    const { run, started, made, lane } = makeLane({ workers: 2 });
    const busy = run('1', 'deaf');
    await vi.waitFor(() => expect(started).toEqual(['1']), PATIENTLY);
    expect(await run('2', 'echo', 'b')).toMatchObject({ output: 'b' });
    expect(await run('3', 'echo', 'c')).toMatchObject({ output: 'c' });
    expect(made).toHaveLength(2);
    lane.cancel('1');
    await busy;
  });

  it('cancels a job that waits without touching the one that runs', async () => {
    const { run, started, made, lane } = makeLane();
    const first = run('1', 'stepwise');
    const second = run('2', 'echo');
    lane.cancel('2');
    expect(await second).toMatchObject({ ok: false, error: { code: 'canceled' } });
    expect(await first).toMatchObject({ output: 'all steps' });
    expect(started).toEqual(['1']);
    expect(made[0]?.terminated).toBe(false);
  });

  it('goes on after a crash', async () => {
    const { run, made } = makeLane();
    const first = run('1', 'deaf');
    const second = run('2', 'echo', 'b');
    await vi.waitFor(() => expect(made).toHaveLength(1), PATIENTLY);
    made[0]?.fail('boom');
    expect(await first).toMatchObject({ ok: false, error: { code: 'crashed' } });
    expect(await second).toMatchObject({ output: 'b' });
  });
});
