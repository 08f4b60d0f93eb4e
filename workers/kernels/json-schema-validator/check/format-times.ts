// Dates, times and durations of RFC 3339.

const daysIn = (year: number, month: number) => {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

export function isDate(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

/** A leap second is at the end of a day of UTC (RFC 3339, section 5.7). */
export function isTime(text: string): boolean {
  const parts = /^(\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:z|([+-])(\d\d):(\d\d))$/i.exec(text);
  if (!parts) return false;
  const [hour = 0, minute = 0, second = 0] = parts.slice(1, 4).map(Number);
  const [offsetHour, offsetMinute] = [Number(parts[5] ?? 0), Number(parts[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60 || offsetHour > 23 || offsetMinute > 59) return false;
  if (second < 60) return true;
  const offset = (offsetHour * 60 + offsetMinute) * (parts[4] === '-' ? -1 : 1);
  return (hour * 60 + minute - offset + 2 * 1440) % 1440 === 1439;
}

export function isDateTime(text: string): boolean {
  const parts = /^(.{10})[tT](.+)$/.exec(text);
  return parts !== null && isDate(parts[1] ?? '') && isTime(parts[2] ?? '');
}

/** RFC 3339, appendix A. */
export function isDuration(text: string): boolean {
  const time = 'T(?:\\d+H(?:\\d+M(?:\\d+S)?)?|\\d+M(?:\\d+S)?|\\d+S)';
  const date = '(?:\\d+Y(?:\\d+M(?:\\d+D)?)?|\\d+M(?:\\d+D)?|\\d+D)';
  return new RegExp(`^P(?:\\d+W|${date}(?:${time})?|${time})$`).test(text);
}
