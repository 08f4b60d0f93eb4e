// Reports the current step and the remaining time on standard error: only figures go to standard output.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BENCH_FOLDER } from './inputs';
import { clock } from './words';

export interface Progress {
  /** A part begins. `expected` is its duration in an earlier run, in seconds. */
  begin(title: string, expected?: number): void;
  /** A step begins. It is shown until the next call. */
  step(text: string): void;
  /** A step has ended. This line stays on screen. */
  note(text: string): void;
  end(): void;
}

export interface Screen {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** How long the part still takes, as far as earlier runs show. */
export function timeLeft(expected: number | undefined, elapsed: number): string {
  if (expected === undefined) return `${clock(elapsed)} so far, no earlier run to estimate from`;
  const left = expected - elapsed;
  return left > 0 ? `about ${clock(left)} left` : `${clock(-left)} longer than last time`;
}

const LINE_EVERY_MS = 10_000;

/** A terminal shows one line that changes every second. A log gets at most one line every ten seconds. */
export function createProgress(screen: Screen, now: () => number = () => performance.now()): Progress {
  let startedAt = now();
  let expected: number | undefined;
  let current = '';
  let writtenAt = -Infinity;
  let timer: ReturnType<typeof setInterval> | undefined;
  const left = () => timeLeft(expected, (now() - startedAt) / 1000);
  const clear = screen.isTTY ? '\r\u001b[K' : '';
  const show = () =>
    screen.write(`${clear}  ${current} · ${left()}`.slice(0, (screen.columns ?? 120) + clear.length - 1));
  return {
    begin(title, seconds) {
      startedAt = now();
      expected = seconds;
      screen.write(`\n${title}\n`);
      if (screen.isTTY) timer = setInterval(() => current && show(), 1000).unref();
    },
    step(text) {
      current = text;
      if (screen.isTTY) show();
      else if (now() - writtenAt >= LINE_EVERY_MS) {
        writtenAt = now();
        screen.write(`  ${text} · ${left()}\n`);
      }
    },
    note(text) {
      current = '';
      writtenAt = now();
      screen.write(`${clear}  ✓ ${text} · ${left()}\n`);
    },
    end() {
      clearInterval(timer);
      screen.write(clear);
    },
  };
}

const DURATIONS = join(BENCH_FOLDER, 'durations.json');

type Durations = Readonly<Record<string, number>>;

/** Seconds of each part on this machine, by `durationKey`. */
export const readDurations = async (): Promise<Durations> =>
  existsSync(DURATIONS) ? (JSON.parse(await readFile(DURATIONS, 'utf8')) as Durations) : {};

export const durationKey = (id: string, { rounds, quick }: { readonly rounds: number; readonly quick: boolean }) =>
  `${id}, ${quick ? 'quick' : 'full'}, ${rounds}`;

export async function rememberDuration(key: string, seconds: number) {
  await mkdir(dirname(DURATIONS), { recursive: true });
  await writeFile(DURATIONS, JSON.stringify({ ...(await readDurations()), [key]: seconds }, null, 1));
}
