// The shapes of a report, as `--json` writes it. Everything in it is raw: medians, intervals and verdicts follow from the samples
// (figures.ts), so a figure can't differ from its data.

/** `ours`: this site or its kernel. `peer`: a visitor's alternative. `native`: a program on the machine, as a reference. */
export type Kind = 'ours' | 'peer' | 'native';

/** One contender of a comparison. */
export interface Row {
  readonly contender: string;
  readonly kind: Kind;
  /** Why there are no samples. */
  readonly absent?: string;
  /** Milliseconds of each round, in order. Equal places in the rows of a comparison belong to the same round. */
  readonly samples: readonly number[];
  /** Our first contender a second time, as if it were another one (A/A). Its ratio shows the noise. */
  readonly isControl?: true;
}

export interface Comparison {
  readonly subject: string;
  readonly input: string;
  /** Bytes of work per run. Zero if bytes per second make no sense. */
  readonly bytes: number;
  readonly rows: readonly Row[];
  /** Contenders whose results differ, in words; empty in a sound run. */
  readonly wrong: readonly string[];
}

export type Unit = 'MB' | 'KB' | 'ms' | 'dB' | 'ns per byte' | 'per second' | '%' | '';

export type Limit = { readonly most: number } | { readonly least: number };

/** A single figure, without a comparison. */
export interface Measurement {
  readonly name: string;
  readonly unit: Unit;
  /** Raw values in the order in which they were taken; at least one. */
  readonly samples: readonly number[];
  /** How the samples become one value. */
  readonly by: 'median' | 'least' | 'most';
  /** True if it is counted rather than timed, so that one sample is enough: bytes, scores, decibels. */
  readonly isCounted?: true;
  /** The value without the machine's or the browser's share, never below zero, and how it follows from the raw one. */
  readonly corrected?: { readonly value: number; readonly formula: string };
  readonly limit?: Limit;
  /** More about the value, such as the audits that cost points. */
  readonly note?: string;
}

/** Our first contender should be at least this many times as fast as the other one. */
export interface RatioTarget {
  readonly subject: string;
  readonly input: string;
  readonly contender: string;
  readonly least: number;
}

/** The results of a part. */
export interface Findings {
  readonly comparisons: readonly Comparison[];
  readonly measurements: readonly Measurement[];
  readonly targets: readonly RatioTarget[];
  /** Wrong results, in words. Any of them makes the benchmark fail. */
  readonly wrong: readonly string[];
}

/** The state of the machine around a part. */
export interface Conditions {
  /** Load averages of the last minute, which include the benchmark's own work. */
  readonly loadBefore: number;
  readonly loadAfter: number;
  /** Share of all processors that other programs used during the part, 0 to 1; undefined if the system doesn't report it. */
  readonly others?: number;
  /** Milliseconds of each run of a fixed loop, before and after the part. */
  readonly calibrationBefore: readonly number[];
  readonly calibrationAfter: readonly number[];
}

export interface PartReport extends Findings {
  readonly id: string;
  readonly title: string;
  readonly measures: string;
  readonly at: string;
  /** The measured code, if the report has parts of several commits. */
  readonly commit?: string;
  readonly seconds: number;
  readonly conditions: Conditions;
  /** Why the part stopped before its end. */
  readonly failure?: string;
}

export interface Environment {
  /** The last commit of the measured code; with a plus if files had changed since. */
  readonly commit: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
  readonly checksums: string;
  readonly ffmpeg: string;
}

/** Counts up when the shape changes: 3 has raw samples, conditions and the A/A run. */
export const FORMAT = 3;

export interface Report {
  readonly format: typeof FORMAT;
  readonly command: string;
  readonly quick: boolean;
  /** The requested number. A comparison whose round takes longer than a minute has fewer. */
  readonly rounds: number;
  readonly environment: Environment;
  readonly parts: readonly PartReport[];
}
