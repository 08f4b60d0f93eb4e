// Reads points in time as people write them: `83`, `1,5`, `1:23`, `1:02:03.5`.
import { options, type AudioSettings, type Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import * as words from './words';

const CLOCK = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:[.,]\d*)?)$/;

/** In seconds. Undefined for blank text, and NaN for text that isn't a time. */
export function parseClock(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, hours = '0', minutes = '0', last] = CLOCK.exec(trimmed) ?? [];
  if (last === undefined) return Number.NaN;
  const seconds = Number(last.replace(',', '.'));
  const value = Number(hours) * 3600 + Number(minutes) * 60 + seconds;
  return exceedsClock(trimmed, seconds) || !Number.isFinite(value) ? Number.NaN : value;
}

/** After a colon, 75 is a typing mistake: in `1:75` and in `1:75:00`. */
function exceedsClock(text: string, seconds: number): boolean {
  const parts = text.split(':');
  return parts.length > 1 && (seconds >= 60 || (parts.length === 3 && Number(parts[1]) >= 60));
}

/** The error in a time, with an example of a valid one. Undefined if there is none. */
export function clockError(text: string): string | undefined {
  if (!Number.isNaN(parseClock(text))) return undefined;
  return CLOCK.test(text.trim()) && text.includes(':') ? words.tooManyMinutes : words.invalidTime;
}

/** Whether the length of each part is a number that the tool takes. */
export const isMinutes = ({ split, partMinutes }: Pick<AudioSettings, 'split' | 'partMinutes'>) =>
  split !== 'every' || options.parse({ partMinutes }).ok;

/** The kernel's options. Undefined if a time is invalid. */
export function optionsOf({ start, end, ...rest }: AudioSettings): Mp4ToMp3Options | undefined {
  const [from, to] = [parseClock(start), parseClock(end)];
  if (Number.isNaN(from) || Number.isNaN(to) || !isMinutes(rest)) return undefined;
  return { ...rest, ...(from !== undefined && { start: from }), ...(to !== undefined && { end: to }) };
}
