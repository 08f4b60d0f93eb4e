// How lengths and counts are put into sentences.

const pad = (value: number) => String(value).padStart(2, '0');

/** "2.0 s" below a minute, "3:05" or "1:02:03" from there on. */
export function inWords(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}

export const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
