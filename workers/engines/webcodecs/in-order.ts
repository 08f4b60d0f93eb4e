// Runs a list of jobs on several workers. The results arrive in the list's order.

/** How many jobs per worker may be running or waiting for their turn, because results are large. */
const AHEAD = 2;

export interface Workers<Worker> {
  readonly spawn: () => Worker;
  /** The maximum number of jobs that run at the same time. */
  readonly most: number;
}

/**
 * Yields each job with its result. Always ends all workers at the end.
 * @throws the error of the first job that fails, at once
 */
export async function* inOrder<Worker extends { end(): void }, Job, Result>(
  jobs: readonly Job[],
  { spawn, most }: Workers<Worker>,
  work: (worker: Worker, job: Job) => Promise<Result>,
): AsyncGenerator<readonly [Job, Result]> {
  const workers: Worker[] = [];
  const free: Worker[] = [];
  const results: (Promise<Result> | undefined)[] = [];
  let [done, fail]: [number, (reason: unknown) => void] = [0, () => undefined];
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  failed.catch(() => undefined);

  const start = (worker: Worker, job: Job) => {
    const result = work(worker, job).then((value) => {
      free.push(worker);
      fill();
      return value;
    });
    result.catch(fail);
    results.push(result);
  };
  const fill = () => {
    for (
      let job = jobs[results.length];
      job !== undefined && results.length < done + AHEAD * most;
      job = jobs[results.length]
    ) {
      const worker = free.pop() ?? (workers.length < most ? spawn() : undefined);
      if (!worker) return;
      if (!workers.includes(worker)) workers.push(worker);
      start(worker, job);
    }
  };

  try {
    for (const job of jobs) {
      fill();
      const result = results[done];
      if (!result) throw new Error('No worker took the job.');
      const value = await Promise.race([result, failed]);
      results[done++] = undefined;
      yield [job, value];
    }
  } finally {
    for (const worker of workers) worker.end();
  }
}
