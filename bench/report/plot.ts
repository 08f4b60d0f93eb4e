// One comparison as a picture: a dot per contender on a logarithmic scale of speed, with a line from its worst to its best.
import type { Comparison, Row } from '../measure/comparison';
import type { Spread } from '../measure/spread';
import { escape } from './escape';
import { times } from './words';

const LABEL = 290;
const PLOT = 360;
const VALUE = 70;
const WIDTH = LABEL + PLOT + VALUE;
const ROW = 24;
const HEAD = 22;

const TICKS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];

interface Point {
  readonly row: Row;
  /** Speed in relation to the base; the base itself has none. */
  readonly speed?: Spread;
}

const inverse = ({ median, min, max }: Spread): Spread => ({ median: 1 / median, min: 1 / max, max: 1 / min });

/** In relation to the native tool, or to ours where there is none. */
function pointsOf({ rows }: Comparison): Point[] {
  const hasNative = rows.some(({ kind, ms }) => kind === 'native' && ms);
  return rows.map((row) => {
    const speed = hasNative ? row.vsNative : row.oursIs && inverse(row.oursIs);
    return speed ? { row, speed } : { row };
  });
}

function scaleOf(points: readonly Point[]) {
  const values = points.flatMap(({ speed }) => (speed ? [speed.min, speed.max] : []));
  const low = TICKS.findLast((tick) => tick <= Math.min(0.5, ...values)) ?? 0.01;
  const high = TICKS.find((tick) => tick >= Math.max(2, ...values)) ?? 100;
  const at = (value: number) => {
    const share = (Math.log(value) - Math.log(low)) / (Math.log(high) - Math.log(low));
    return Math.round(LABEL + Math.min(1, Math.max(0, share)) * PLOT);
  };
  return { at, ticks: TICKS.filter((tick) => tick >= low && tick <= high) };
}

type Scale = ReturnType<typeof scaleOf>;

function drawRow({ row, speed }: Point, index: number, { at }: Scale): string {
  const y = HEAD + index * ROW + ROW / 2;
  const label = `<text x="${LABEL - 12}" y="${y + 4}" text-anchor="end">${escape(row.contender)}</text>`;
  const write = (x: number, text: string, style: string) =>
    `<text x="${x}" y="${y + 4}" class="${style}">${escape(text)}</text>`;
  if (row.absent !== undefined) return label + write(LABEL + 8, row.absent, 'faint');
  const { median, min, max } = speed ?? { median: 1, min: 1, max: 1 };
  const line = `<line x1="${at(min)}" x2="${at(max)}" y1="${y}" y2="${y}" class="${row.kind} range"/>`;
  return `${label}${line}<circle cx="${at(median)}" cy="${y}" r="5" class="${row.kind}"/>${write(LABEL + PLOT + 12, times(median), '')}`;
}

function drawTick(tick: number, { at }: Scale, height: number): string {
  const line = `<line x1="${at(tick)}" x2="${at(tick)}" y1="${HEAD}" y2="${height}" class="${tick === 1 ? 'one' : 'tick'}"/>`;
  return `${line}<text x="${at(tick)}" y="14" text-anchor="middle" class="faint">${tick}×</text>`;
}

export function plot(comparison: Comparison): string {
  const points = pointsOf(comparison);
  const scale = scaleOf(points);
  const height = HEAD + points.length * ROW + 4;
  const about = escape(`Speed of each contender: ${comparison.subject}, ${comparison.input}`);
  return [
    `<svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${about}">`,
    ...scale.ticks.map((tick) => drawTick(tick, scale, height)),
    ...points.map((point, index) => drawRow(point, index, scale)),
    '</svg>',
  ].join('');
}
