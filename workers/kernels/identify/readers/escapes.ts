// Text with escapes: percent signs, HTML entities, quoted-printable, JSON strings, and data URLs.
import { facts, short, type Reader } from '../candidate';
import { message } from '../finding';
import { openBy } from '../steps';

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

export const percent: Reader = ({ text = '', bytes, sample }) => {
  const percents = count(text, /%/g);
  // A URL is a reading of its own.
  if (percents === 0 || /^[a-z][a-z\d+.-]*:(?:\/\/|\S)/i.test(sample.text) || sample.hasInnerSpace) return undefined;
  const escapes = count(text, /%[0-9a-f]{2}/gi);
  if (escapes !== percents) return undefined;
  const isForm = /^[\w.[\]%-]+=\S*$/.test(sample.slice(0, 4096)) || (text.includes('+') && !text.includes('%20'));
  // One percent sign before two digits, as in 100%25, also occurs in other text.
  const isLikely = escapes > 1 || /%(?:2[0-9a-f]|3[a-f]|5[bd]|7[bd])/i.test(text);
  return {
    reading: {
      kind: 'url-encoded',
      title: message(isForm ? 'formTitle' : 'urlEncoded'),
      isLikely,
      evidence: [message('percentForm', { count: escapes })],
      facts: [],
    },
    rank: 0.9,
    open: isForm ? openBy.form(bytes) : openBy.percent(bytes),
  };
};

const ENTITY = /&(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});/gi;

export const entities: Reader = ({ text = '', bytes }) => {
  const found = count(text, ENTITY);
  // In HTML, entities are a part of the text: decoded, it would be other HTML.
  if (found === 0 || /<[a-z!/][^<>]*>/i.test(text)) return undefined;
  return {
    reading: {
      kind: 'html-entities',
      title: message('htmlEntities'),
      isLikely: true,
      evidence: [message('entityForm', { count: found })],
      facts: [],
    },
    rank: 0.88,
    open: openBy.entities(bytes),
  };
};

export const quotedPrintable: Reader = ({ text = '', bytes }) => {
  if (!text.includes('=') || !/^[\t\r\n -~]*$/.test(text)) return undefined;
  const escapes = count(text, /=[0-9A-F]{2}/g);
  const breaks = count(text, /=\r?\n/g);
  const signs = count(text, /=/g);
  if (escapes + breaks !== signs || (escapes < 2 && breaks === 0) || escapes === 0) return undefined;
  // Encoded are only “=”, control characters and bytes above 7E, so letters and digits never are.
  const values = text.match(/=[0-9A-F]{2}/g) ?? [];
  const isNeeded = (value: string) => /^=(?:3D|[01][0-9A-F]|20|09|7F|[89A-F][0-9A-F])$/.test(value);
  const isLikely = values.filter(isNeeded).length >= values.length * 0.9;
  if (!isLikely) return undefined;
  return {
    reading: {
      kind: 'quoted-printable',
      title: message('quotedPrintable'),
      isLikely,
      evidence: [message('quotedForm', { escapes, breaks })],
      facts: [],
    },
    rank: 0.86,
    open: openBy.quotedPrintable(bytes),
  };
};

/** RFC 8259, section 7. */
const JSON_ESCAPE = /\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/g;
// oxlint-disable-next-line no-control-regex -- they must be escapes
const NEEDS_ESCAPE = /["\\\0-\x1f]/;

export const jsonString: Reader = ({ text = '', bytes }) => {
  const trimmed = text.trim();
  if (trimmed.length < 2 || !trimmed.startsWith('"') || !trimmed.endsWith('"') || !trimmed.includes('\\'))
    return undefined;
  // One expression for all of it would need too much of the stack for a long text.
  const inner = trimmed.slice(1, -1);
  const isBlank = inner.replace(/\\[fnrt]/g, '').trim() === '';
  if (isBlank || NEEDS_ESCAPE.test(inner.replace(JSON_ESCAPE, ''))) return undefined;
  return {
    reading: {
      kind: 'json-string',
      title: message('jsonString'),
      isLikely: true,
      evidence: [message('jsonStringForm', { count: count(trimmed, /\\./g) })],
      facts: [],
    },
    rank: 0.95,
    open: openBy.jsonString(bytes),
  };
};

const DATA = /^\s*data:([a-z0-9.+-]+\/[a-z0-9.+-]+)?((?:;(?!base64,)[a-z0-9-]+=[^;,]{1,100})*)(;\s*base64)?,/i;

export const dataUrl: Reader = ({ text = '', bytes }) => {
  const [head, mime = 'text/plain', parameters = '', isEncoded] = DATA.exec(text.slice(0, 1000)) ?? [];
  if (head === undefined) return undefined;
  const rest = text.slice(head.length).trim();
  const decodePlain = () => {
    try {
      return Promise.resolve(new TextEncoder().encode(decodeURIComponent(rest)));
    } catch {
      return Promise.resolve(undefined);
    }
  };
  return {
    reading: {
      kind: 'data-uri',
      title: message('dataUrl'),
      isLikely: true,
      evidence: [message(isEncoded === undefined ? 'dataUrlPlain' : 'dataUrlBase64')],
      facts: facts([message('mimeType'), mime], [message('parameterFact'), short(parameters.replace(/^;/, ''))]),
    },
    rank: 0.99,
    open: isEncoded === undefined ? { by: message('fromDataUrl'), decode: decodePlain } : openBy.base64(bytes),
  };
};
