// Metrics for Prometheus: counts of submissions by outcome, and the store's response times. No metric is about one visitor. The
// text format is https://prometheus.io/docs/instrumenting/exposition_formats/ (version 0.0.4).
import type { FormName } from './limits';
import * as words from './words';

const FORMS: readonly FormName[] = ['newsletter', 'toolIdea', 'contact'];

/** By the status of the response. */
const OUTCOMES: Readonly<Record<number, string>> = {
  200: 'accepted',
  400: 'unreadable',
  403: 'forbidden',
  410: 'expired_link',
  413: 'too_large',
  415: 'wrong_type',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable',
};
const TRAPPED = 'trapped';
const OTHER = 'other';

/** Upper bounds in seconds. A submission waits for 10 s at most. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type Labels = Readonly<Record<string, string>>;

export interface Sample {
  readonly labels?: Labels;
  readonly value: number;
}

interface Family {
  readonly name: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly help: string;
  /** `suffix` names a part of a histogram. */
  readonly samples: readonly (Sample & { readonly suffix?: string })[];
}

/** Label values are our own words, without a quotation mark, a backslash or a line break. */
function sampleLine(name: string, { suffix = '', labels = {}, value }: Family['samples'][number]): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}\n`;
}

const familyText = ({ name, type, help, samples }: Family) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${samples.map((sample) => sampleLine(name, sample)).join('')}`;

export const gauge = (name: string, help: string, samples: readonly Sample[]): Family => ({
  name,
  type: 'gauge',
  help,
  samples,
});

export interface Metrics {
  /** `wasTrapped` is true if a bot filled the hidden field. It still gets the normal response. */
  readonly countSubmission: (form: FormName, status: number, wasTrapped: boolean) => void;
  readonly observeWrite: (seconds: number) => void;
  /** All metrics as text, with these gauges at the end. */
  readonly text: (gauges: readonly Family[]) => string;
}

/** Counts since the process started. All outcomes exist from the start, so that the first one shows as an increase. */
export function createMetrics(): Metrics {
  const outcomes = [...Object.values(OUTCOMES), TRAPPED, OTHER];
  const submissions = new Map(FORMS.map((form) => [form, new Map(outcomes.map((outcome) => [outcome, 0]))]));
  const writes = BUCKETS.map(() => 0);
  let count = 0;
  let sum = 0;

  const counters = (): Family => ({
    name: 'toolyard_submissions_total',
    type: 'counter',
    help: words.submissions,
    samples: [...submissions].flatMap(([form, byOutcome]) =>
      [...byOutcome].map(([outcome, value]) => ({ labels: { form, outcome }, value })),
    ),
  });

  const histogram = (): Family => ({
    name: 'toolyard_store_write_seconds',
    type: 'histogram',
    help: words.storeWrites,
    samples: [
      ...BUCKETS.map((end, index) => ({ suffix: '_bucket', labels: { le: String(end) }, value: writes[index] ?? 0 })),
      { suffix: '_bucket', labels: { le: '+Inf' }, value: count },
      { suffix: '_sum', value: sum },
      { suffix: '_count', value: count },
    ],
  });

  return {
    countSubmission(form, status, wasTrapped) {
      const outcome = wasTrapped ? TRAPPED : (OUTCOMES[status] ?? OTHER);
      const byOutcome = submissions.get(form);
      byOutcome?.set(outcome, (byOutcome.get(outcome) ?? 0) + 1);
    },
    observeWrite(seconds) {
      count += 1;
      sum += seconds;
      for (const [index, end] of BUCKETS.entries()) {
        if (seconds <= end) writes[index] = (writes[index] ?? 0) + 1; // buckets are cumulative
      }
    },
    text: (gauges) => [counters(), histogram(), ...gauges].map(familyText).join(''),
  };
}
