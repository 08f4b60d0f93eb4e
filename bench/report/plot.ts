// Figures as pictures (SVG): ratios with their intervals on a logarithmic scale, and measurements with their ranges and limits.
import { isReliable, ratiosOf, referenceIn, valueOf } from '../figures';
import type { Comparison, Kind, Measurement, Unit } from '../model';
import { ratioEstimate, type Estimate } from '../../src/lib/statistics';
import { number, times, unitOf } from '../words';

const LABEL = 300;
const PLOT = 360;
const VALUE = 80;
const WIDTH = LABEL + PLOT + VALUE;
const ROW = 24;
const HEAD = 22;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for markup. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

/** One line of a plot: a dot, a line through it, and a mark for a limit. */
interface Mark {
  readonly label: string;
  readonly kind: Kind;
  readonly value: string;
  readonly at?: Estimate;
  readonly limit?: number;
}

interface Scale {
  /** Place of a value from 0 to 1. */
  readonly share: (value: number) => number;
  readonly ticks: readonly { readonly value: number; readonly text: string; readonly isBase: boolean }[];
}

const LABEL_CHARACTERS = 46;

const shortened = (text: string) => (text.length > LABEL_CHARACTERS ? `${text.slice(0, LABEL_CHARACTERS - 1)}…` : text);

function draw(about: string, marks: readonly Mark[], { share, ticks }: Scale): string {
  const x = (value: number) => Math.round(LABEL + Math.min(1, Math.max(0, share(value))) * PLOT);
  const height = HEAD + marks.length * ROW + 4;
  const lines = ticks.map(
    ({ value, text, isBase }) =>
      `<line x1="${x(value)}" x2="${x(value)}" y1="${HEAD}" y2="${height}" class="${isBase ? 'base' : 'tick'}"/>` +
      `<text x="${x(value)}" y="14" text-anchor="middle" class="faint">${text}</text>`,
  );
  const rows = marks.map(({ label, kind, value, at, limit }, index) => {
    const y = HEAD + index * ROW + ROW / 2;
    const name = `<text x="${LABEL - 12}" y="${y + 4}" text-anchor="end"><title>${escape(label)}</title>${escape(shortened(label))}</text>`;
    if (!at) return `${name}<text x="${LABEL + 8}" y="${y + 4}" class="faint">${escape(value)}</text>`;
    const bar =
      limit === undefined
        ? ''
        : `<line x1="${x(limit)}" x2="${x(limit)}" y1="${y - 9}" y2="${y + 9}" class="limit"><title>limit ${number(limit)}</title></line>`;
    return (
      `${name}${bar}<line x1="${x(at.low)}" x2="${x(at.high)}" y1="${y}" y2="${y}" class="${kind} range"/>` +
      `<circle cx="${x(at.value)}" cy="${y}" r="5" class="${kind}"/>` +
      `<text x="${LABEL + PLOT + 12}" y="${y + 4}">${escape(value)}</text>`
    );
  });
  return `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escape(about)}">${lines.join('')}${rows.join('')}</svg>`;
}

const RATIOS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
const MOST_TICKS = 10;

function logarithmic(estimates: readonly Estimate[]): Scale {
  const low = RATIOS.findLast((tick) => tick <= Math.min(0.5, ...estimates.map((estimate) => estimate.low))) ?? 0.001;
  const high = RATIOS.find((tick) => tick >= Math.max(2, ...estimates.map((estimate) => estimate.high))) ?? 1000;
  const between = RATIOS.filter((tick) => tick >= low && tick <= high);
  const shown = between.length > MOST_TICKS ? between.filter((tick) => /^0?\.?0*1/.test(String(tick))) : between;
  return {
    share: (value) => (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low)),
    ticks: shown.map((value) => ({ value, text: `${value}×`, isBase: value === 1 })),
  };
}

/** The speed of each contender in relation to the reference, with its 95 % interval; a dot alone with too few rounds. */
export function comparisonPlot(comparison: Comparison): string {
  const reference = referenceIn(comparison);
  const marks = comparison.rows.map((row): Mark => {
    const { contender: label, kind, absent, samples } = row;
    if (absent !== undefined) return { label, kind, value: absent };
    if (!reference || row === reference) return { label, kind, value: times(1), at: { value: 1, low: 1, high: 1 } };
    const at = ratioEstimate(ratiosOf(row, reference));
    if (!at) return { label, kind, value: 'measured once' };
    const isShown = isReliable(at, samples.length);
    return {
      label,
      kind,
      value: times(at.value),
      at: isShown ? at : { value: at.value, low: at.value, high: at.value },
    };
  });
  const about = `Speed in relation to ${reference?.contender ?? 'Toolyard'}: ${comparison.subject}, ${comparison.input}`;
  return draw(about, marks, logarithmic(marks.flatMap(({ at }) => at ?? [])));
}

/** A step of 1, 2 or 5 times a power of ten, of which about five reach to the end. */
function stepTo(end: number): number {
  const rough = end / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((step) => step * power >= rough) ?? 10) * power;
}

/** The measurements of one unit: a dot at the value, a line from the lowest sample to the highest, and a bar at the limit. */
export function measurementPlot(measurements: readonly Measurement[], unit: Unit): string {
  const marks = measurements.map((measurement): Mark => {
    const { name: label, samples, limit } = measurement;
    const value = valueOf(measurement);
    return {
      label,
      kind: 'ours',
      value: `${number(value)}${unitOf(unit)}`,
      at: { value, low: Math.min(...samples), high: Math.max(...samples) },
      ...(limit && { limit: 'most' in limit ? limit.most : limit.least }),
    };
  });
  const values = marks.flatMap(({ at, limit = 0 }) => (at ? [at.high, at.low, limit] : []));
  const [low, high] = [Math.min(0, ...values), Math.max(1e-9, ...values)];
  const step = stepTo(high - low);
  const first = Math.ceil(low / step);
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
  return draw(`Measurements in ${unit === '' ? 'numbers' : unit}`, marks, {
    share: (value) => (value - low) / (high - low),
    ticks: ticks.map((value) => ({ value, text: number(value), isBase: value === 0 })),
  });
}
