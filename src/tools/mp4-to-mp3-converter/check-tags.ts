// Checks the tags that have a form. The screen gets the results with the changes, so it needs none of this.
import type { TagTexts } from '../../../workers/contract/media/audio-tags';
import * as words from './words';

const YEAR = /^\d{4}(?:-\d\d(?:-\d\d)?)?$/;
const TRACK = /^[1-9]\d{0,3}(?:\/[1-9]\d{0,3})?$/;

export const yearError = ({ date = '' }: TagTexts): string | undefined =>
  date === '' || YEAR.test(date) ? undefined : words.badYear;

export function trackError({ track = '' }: TagTexts): string | undefined {
  if (track === '') return undefined;
  const [number = 0, tracks = Infinity] = track.split('/').map(Number);
  return TRACK.test(track) && number <= tracks ? undefined : words.badTrack;
}
