// The main thread's interface to the thread that has the SQLite file: requests and responses, in order.
import { Worker } from 'node:worker_threads';

export interface ThreadOptions {
  readonly file: string;
  /** How long a statement waits for another process's lock. */
  readonly waitMs: number;
}

export type Request =
  | { readonly task: 'begin' | 'rollback' | 'close' }
  | { readonly task: 'query'; readonly sql: string; readonly parameters: readonly unknown[] };

export interface Reply {
  readonly rows?: readonly unknown[];
  /** For a statement without rows: the number of changed rows. */
  readonly changes?: number;
  /** For "begin": the inode number of the file. */
  readonly identity?: string;
  readonly failure?: { readonly message: string; readonly isBusy: boolean };
}

export class SqliteFailure extends Error {
  /** True if another process held the lock for the whole wait. */
  readonly isBusy: boolean;

  constructor({ message, isBusy }: NonNullable<Reply['failure']>) {
    super(message);
    this.isBusy = isBusy;
  }
}

interface Pending {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

export class SqliteThread {
  readonly #options: ThreadOptions;
  readonly #pending: Pending[] = [];
  #worker: Worker | undefined;
  #isClosed = false;

  constructor(options: ThreadOptions) {
    this.#options = options;
  }

  /**
   * Rejects with a SqliteFailure. If the thread dies, its pending requests fail, and the next request starts another thread.
   */
  ask(request: Request): Promise<Reply> {
    if (this.#isClosed) return Promise.reject(new Error('The store is closed.'));
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#pending.push({ resolve, reject });
      worker.postMessage(request);
    });
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    const worker = this.#worker;
    const closing = worker && this.ask({ task: 'close' });
    this.#isClosed = true;
    try {
      await closing;
    } finally {
      await worker?.terminate();
    }
  }

  #start(): Worker {
    // Without the process's loaders, which would only slow down its start.
    const worker = new Worker(new URL('./sqlite-worker.js', import.meta.url), {
      workerData: this.#options,
      execArgv: [],
    });
    const die = (error: Error) => {
      if (this.#worker === worker) this.#worker = undefined;
      for (const { reject } of this.#pending.splice(0)) reject(error);
    };
    worker.on('message', ({ failure, ...reply }: Reply) => {
      const waiting = this.#pending.shift();
      if (failure) waiting?.reject(new SqliteFailure(failure));
      else waiting?.resolve(reply);
    });
    worker.on('error', die).on('exit', () => die(new Error('The thread of the store has ended.')));
    return worker;
  }
}
