// Figures as people read them.
import type { Comparison, Row } from '../measure/comparison';
import type { Spread } from '../measure/spread';

export const times = (ratio: number) => `${ratio >= 10 ? ratio.toFixed(1) : ratio.toFixed(2)}×`;

export const timesSpread = ({ median, min, max }: Spread) => `${times(median)} (${times(min)}–${times(max)})`;

export const milliseconds = (ms: number) => (ms >= 100 ? ms.toFixed(0) : ms.toFixed(1));

export const millisecondsSpread = ({ median, min, max }: Spread) =>
  `${milliseconds(median)} (${milliseconds(min)}–${milliseconds(max)})`;

/** Megabytes per second; nothing where the input has no size to speak of. */
export function rate({ bytes }: Comparison, { ms }: Row): string {
  if (!ms || bytes < 1e6) return '';
  return (bytes / 1e3 / ms.median).toFixed(0);
}
