// Text with the escapes of URLs (RFC 3986) or HTML, and URLs themselves.
import { found, message, shortText, type Check } from '../finding';

const URL = /^(?:(?:https?|ftp|wss?):\/\/|www\.[a-z\d-]+\.|mailto:[^\s@]+@|tel:\+?\d)[^\s<>"]+$/i;

export const url: Check = (sample) => {
  const text = sample.short() || (sample.hasInnerSpace || sample.lineCount > 1 ? '' : sample.slice(0, 4096));
  if (!URL.test(text)) return undefined;
  const title = /^mailto:/i.test(text) ? 'emailLink' : /^tel:/i.test(text) ? 'phoneLink' : 'webAddress';
  const query = text.includes('?') ? text.slice(text.indexOf('?') + 1).split('&').length : 0;
  const details = query > 0 && sample.isWhole ? [message('parameters', { count: query })] : [];
  return found('url', /%[0-9a-f]{2}/i.test(text) ? 0.9 : 0.95, message(title), { details });
};

/** Characters that percent-encoding leaves unchanged, and the reserved characters of URLs and forms. */
const ENCODED = /^[\w.~!*'();:@&=+$,/?#[\]%-]+$/;

function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

export const urlEncoded: Check = (sample) => {
  const percents = sample.count('%');
  const text = sample.slice(0, 4096);
  if (/^[a-z]{2,5}:\/\//i.test(text)) return undefined;
  const isForm = /^[\w.[\]%-]+=[^&\s]*(?:&[\w.[\]%-]+=[^&\s]*)+$/.test(text);
  if (percents === 0 && !isForm) return undefined;
  if (sample.hasInnerSpace || !text.split('\n').every((line) => ENCODED.test(line.trim()))) return undefined;
  const escapes = text.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
  // A percent sign that doesn't begin an escape was not encoded.
  if (text.length === sample.length && escapes !== percents) return undefined;
  if (escapes === 0) return found('url-encoded', 0.8, message('queryString'));
  const decoded = decodePercent(text.replace(/%[0-9a-f]?$/i, ''));
  const shown = decoded === undefined ? undefined : shortText(decoded);
  const title = message(isForm ? 'queryString' : 'urlEncoded');
  return found('url-encoded', escapes > 1 || percents / sample.length > 0.05 ? 0.94 : 0.85, title, {
    details: [message('escapes', { count: escapes })],
    ...(shown !== undefined && { answer: { label: message('decoded'), text: shown } }),
  });
};

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

/** The entities that a short answer decodes. The tool knows the other two thousand. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  euro: '€',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  agrave: 'à',
  egrave: 'è',
  ccedil: 'ç',
  ntilde: 'ñ',
  times: '×',
  deg: '°',
  middot: '·',
};

function decodeEntity(entity: string): string | undefined {
  if (!entity.startsWith('&#')) return NAMED[entity.slice(1, -1)];
  const isHex = /^&#x/i.test(entity);
  const code = Number.parseInt(entity.slice(isHex ? 3 : 2), isHex ? 16 : 10);
  return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : undefined;
}

export const htmlEntities: Check = (sample) => {
  if (sample.count('&') === 0) return undefined;
  const text = sample.slice(0, 8192);
  const entities = text.match(ENTITY) ?? [];
  if (entities.length === 0) return undefined;
  const tags = text.match(/<\/?[a-z][^<>]{0,200}>/gi)?.length ?? 0;
  const isUnknown = entities.some((entity) => decodeEntity(entity) === undefined);
  const decoded = isUnknown ? undefined : shortText(text.replace(ENTITY, (entity) => decodeEntity(entity) ?? entity));
  return found('html-entities', tags > 0 ? 0.6 : entities.length > 1 ? 0.93 : 0.85, message('htmlEntities'), {
    details: text.length === sample.length ? [message('entities', { count: entities.length })] : [],
    ...(decoded !== undefined && { answer: { label: message('decoded'), text: decoded } }),
  });
};
