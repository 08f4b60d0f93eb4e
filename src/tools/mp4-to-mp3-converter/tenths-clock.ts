import { clock } from '../../../workers/words/time-words';

/** "0:01.5" */
export function tenthsClock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return tenths % 10 === 0 ? clock(tenths / 10) : `${clock(Math.floor(tenths / 10))}.${tenths % 10}`;
}
