// Cron schedules and IP addresses: people paste them, and no tool takes them yet.
import { found, message, type Check } from '../finding';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DAYS = 'sun|mon|tue|wed|thu|fri|sat';

/** A field with these values, as lists, ranges and steps: crontab(5). */
const field = (value: string) => {
  const range = `(?:\\*|(?:${value})(?:-(?:${value}))?)(?:/\\d{1,2})?`;
  return `${range}(?:,${range})*`;
};

const FIELDS = [
  field('[0-5]?\\d'),
  field('[01]?\\d|2[0-3]'),
  field('0?[1-9]|[12]\\d|3[01]'),
  field(`0?[1-9]|1[0-2]|${MONTHS}`),
  field(`[0-7]|${DAYS}`),
].join('[ \\t]+');

/** With the command of a crontab's line, if there is one. */
const CRON = new RegExp(`^${FIELDS}(?:[ \\t]+\\S.*)?$`, 'i');
const NICKNAME = /^@(?:reboot|yearly|annually|monthly|weekly|daily|midnight|hourly)(?:[ \t]+\S.*)?$/;

/** Five numbers alone are more likely data. */
const isSchedule = (line: string) => NICKNAME.test(line) || (CRON.test(line) && /[*/]|[a-z]{3}/i.test(line));

export const cron: Check = (sample) => {
  if (sample.lineCount > 1 || !isSchedule(sample.short())) return undefined;
  return found('cron', 0.9, message('cron'));
};

const BYTE = '(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)';
const IPV4 = new RegExp(`^(${BYTE}(?:\\.${BYTE}){3})(?:/(?:3[0-2]|[12]?\\d)|:\\d{1,5})?$`);

/** Blocks of IANA's registry of special addresses: https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

const isIpv6 = (text: string) => {
  if (!/^[0-9a-f:.]{2,45}$/i.test(text) || !text.includes(':')) return false;
  try {
    return new URL(`http://[${text}]/`).hostname !== '';
  } catch {
    return false;
  }
};

export const ipAddress: Check = (sample) => {
  const text = sample.short();
  const [, address] = IPV4.exec(text) ?? [];
  if (address !== undefined) {
    const use = address.startsWith('127.') ? 'thisDevice' : PRIVATE.test(address) ? 'privateNetwork' : undefined;
    return found('ip-address', 0.9, message('ipv4'), use && { details: [message(use)] });
  }
  const [bare = ''] = text.split('/', 1);
  // Bytes in hexadecimal are also eight groups.
  if (!bare.includes('::') && !/[0-9a-f]{3}/i.test(bare)) return undefined;
  if (bare.length < 3 || !/[0-9a-f]/i.test(bare) || !/^[^/]+(?:\/(?:12[0-8]|1[01]\d|\d?\d))?$/.test(text))
    return undefined;
  return isIpv6(bare) ? found('ip-address', 0.95, message('ipv6')) : undefined;
};
