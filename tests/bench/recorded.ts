// Reports for tests, made of the samples that a test gives.
import { FORMAT, type Comparison, type PartReport, type Report } from '../../bench/model';

const QUIET = {
  loadBefore: 0.1,
  loadAfter: 1,
  others: 0.01,
  calibrationBefore: [30, 30, 31],
  calibrationAfter: [30, 31, 30],
};

export const BUSY = { ...QUIET, others: 0.4 };

export const partReport = (part: Partial<PartReport> = {}): PartReport => ({
  id: 'hash',
  title: 'Hash Generator',
  measures: 'hashes of a file',
  at: '2026-11-25T12:00:00.000Z',
  seconds: 60,
  conditions: QUIET,
  comparisons: [],
  measurements: [],
  targets: [],
  wrong: [],
  ...part,
});

/** Our samples in milliseconds against a program's of the same rounds. */
export const comparison = (ours: readonly number[], native: readonly number[]): Comparison => ({
  subject: 'MD5',
  input: '16 MB file',
  bytes: 16e6,
  rows: [
    { contender: 'Toolyard', kind: 'ours', samples: ours },
    { contender: 'md5sum', kind: 'native', samples: native },
    { contender: 'Toolyard again (A/A)', kind: 'ours', samples: ours, isControl: true },
  ],
  wrong: [],
});

export const report = (...parts: readonly PartReport[]): Report => ({
  format: FORMAT,
  command: 'npm run bench',
  quick: false,
  rounds: 7,
  environment: {
    commit: 'abc1234',
    cpu: 'Processor',
    cores: 2,
    memoryGb: 25,
    system: 'Linux 6.18',
    node: 'v20.20.2',
    browser: 'Chromium 156',
    checksums: 'sha256sum (GNU coreutils) 9.1',
    ffmpeg: 'none',
  },
  parts,
});
