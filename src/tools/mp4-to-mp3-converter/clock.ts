// Points in time as people write them: `83`, `1:23`, `1:02:03.5`.

const CLOCK = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d*)?)$/;

/** Seconds; undefined for blank text, NaN for text that is no time. */
export function parseClock(text: string): number | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const [, hours = '0', minutes = '0', seconds] = CLOCK.exec(trimmed) ?? [];
  if (seconds === undefined) return Number.NaN;
  const value = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const isClock = trimmed.includes(':');
  // After a colon, 75 is a slip of the finger.
  return isClock && (Number(seconds) >= 60 || (hours !== '0' && Number(minutes) >= 60)) ? Number.NaN : value;
}
