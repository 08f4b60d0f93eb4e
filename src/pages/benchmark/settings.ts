// The settings of the benchmark page. The address’s fragment has them, so that a link opens the page with the same settings.
import { choice, choices, defineOptions, number, type OptionsOf } from '../../../workers/contract/options/options';

/** In the order shown. */
export const JOB_IDS = ['sha256', 'md5', 'base64', 'json', 'words', 'lines', 'diff', 'uuid', 'markdown'] as const;

export type JobId = (typeof JOB_IDS)[number];

/** Jobs that make their own input: two versions of a text, or none at all. */
export const WITHOUT_FILE: readonly JobId[] = ['diff', 'uuid'];

/** Megabytes of 1,000,000 bytes, or the visitor’s file. */
export const SIZES = ['1', '16', '256', 'file'] as const;

/** `roundMs` is the minimum duration of a contender’s round, in milliseconds. Only links change it. */
export const options = defineOptions({
  jobs: choices(JOB_IDS, JOB_IDS),
  size: choice(SIZES),
  rounds: number({ min: 1, max: 50, initial: 10 }),
  roundMs: number({ min: 1, max: 5_000, initial: 200 }),
});

export type Settings = OptionsOf<typeof options>;

/** A phone is slower and runs on a battery, so it gets fewer tools, and only as many rounds as an interval needs. */
export const PHONE: Settings = { ...options.defaults, jobs: ['sha256', 'json', 'lines'], rounds: 6 };

export const jobsOf = ({ jobs, size }: Settings): readonly JobId[] =>
  JOB_IDS.filter((id) => jobs.includes(id) && !(size === 'file' && WITHOUT_FILE.includes(id)));
