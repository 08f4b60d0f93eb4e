// Structured text: JSON, JSON Lines, XML, HTML and YAML, each accepted as a whole, and mail messages.
import { rewriteJson } from '../../../lib/json/rewrite-json';
import { facts, short, type HostedReader, type Reader } from '../candidate';
import { message } from '../finding';
import { openBy, isXml, isYaml } from '../steps';
import { decodeQuotedPrintable } from './escapes';

const DEPTH = 10_000;

const isJson = (bytes: Uint8Array, isLines: boolean): boolean =>
  rewriteJson(bytes, { writing: 'nothing', indent: '', isLines, maxDepth: DEPTH }).error === undefined;

/** Larger documents get no list of their names. */
const NAMES_UNITS = 1 << 20;
const MOST_NAMES = 12;

/** JSON.parse changes large numbers, but keeps names and their count. */
function jsonFacts(text: string) {
  if (text.length > NAMES_UNITS) return [];
  const value: unknown = JSON.parse(text);
  if (Array.isArray(value)) return facts([message('itemCount'), String(value.length)]);
  if (typeof value !== 'object' || value === null) return [];
  const names = Object.keys(value);
  const shown = names.slice(0, MOST_NAMES).join(', ');
  return facts([message('nameCount'), String(names.length)], [message('names'), short(shown)]);
}

export const json: Reader = ({ text = '', bytes, sample, isWhole }) => {
  if (!isWhole || !/^[{[]/.test(sample.slice(0, 1)) || !isJson(bytes, false)) return undefined;
  return {
    reading: {
      kind: 'json',
      title: message('json'),
      // A year in brackets is JSON as well.
      isLikely: sample.length > 8 || /[{"]/.test(sample.text),
      evidence: [message('jsonForm', { count: bytes.length })],
      facts: jsonFacts(text),
    },
    rank: 0.99,
  };
};

export const jsonLines: Reader = ({ bytes, sample, isWhole }) => {
  if (!isWhole || sample.lineCount < 2 || !/^[{[]/.test(sample.slice(0, 1)) || !isJson(bytes, true)) return undefined;
  if (isJson(bytes, false)) return undefined;
  return {
    reading: {
      kind: 'json-lines',
      title: message('jsonLines'),
      isLikely: true,
      evidence: [message('jsonLinesForm')],
      facts: facts([message('lineCount'), String(sample.lineCount)]),
    },
    rank: 0.99,
  };
};

export const xml: HostedReader = async ({ bytes, sample, isWhole }, host) => {
  if (!isWhole || !/^<[?!A-Za-z_]/.test(sample.slice(0, 2)) || !sample.text.endsWith('>')) return undefined;
  if (/^<!doctype html|^<html[\s>]/i.test(sample.slice(0, 20)) || !(await isXml(bytes, host))) return undefined;
  const [, root = ''] =
    /<([A-Za-z_][\w:.-]*)(?=[\s/>])/.exec(sample.slice(0, 8192).replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const [, namespace] = /\sxmlns(?::[\w.-]+)?=["']([^"']{1,200})["']/.exec(sample.slice(0, 8192)) ?? [];
  return {
    reading: {
      kind: 'xml',
      title: message('xml'),
      isLikely: true,
      evidence: [message('xmlForm', { count: bytes.length })],
      facts: facts([message('rootElement'), root], [message('namespace'), namespace]),
    },
    rank: 0.97,
  };
};

/** A larger text takes the reader many seconds. */
const LARGEST_YAML = 4_000_000;

export const yaml: HostedReader = async ({ bytes, sample, isWhole }, host) => {
  if (
    !isWhole ||
    bytes.length > LARGEST_YAML ||
    sample.lineCount < 2 ||
    !/^\s*(?:- )?[^\s:#][^:\n]{0,80}:(?:\s|$)/m.test(sample.slice(0, 4096))
  )
    return undefined;
  const lines = sample.lines();
  const fits = lines.filter((line) =>
    /^\s*(?:#.*|-(?: .*)?|---|\.\.\.|[\w"'$./-][\w"'$./ -]{0,60}:(?:\s.*)?|)$/.test(line),
  );
  const prose = lines.filter((line) => /[a-z] [a-z]+ [a-z]+ [a-z]+ .*[.!?]$/i.test(line)).length;
  const nested = lines.some((line) => /^\s+(?:-|[\w"']+:)/.test(line)) || lines.some((line) => line.startsWith('- '));
  const isMarked = /^---\s/.test(sample.slice(0, 4)) || nested;
  if (fits.length < lines.length * 0.9 || prose > lines.length / 5 || !(await isYaml(bytes, host))) return undefined;
  return {
    reading: {
      kind: 'yaml',
      title: message('yaml'),
      isLikely: isMarked || (lines.length > 2 && fits.length === lines.length),
      evidence: [message('yamlForm', { count: sample.lineCount })],
      facts: [],
    },
    rank: 0.8,
  };
};

const HEADER = /^([A-Za-z][A-Za-z0-9-]*):[\t ]*(.*(?:\r?\n[\t ]+.*)*)/;

/** A message has fewer. Each one makes another text. */
const MOST_HEADERS = 200;

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** RFC 5322, section 2.2, and RFC 2045, section 3. */
function readPart(text: string): Part | undefined {
  const headers = new Map<string, string>();
  let rest = text;
  for (let found = HEADER.exec(rest); found && headers.size < MOST_HEADERS; found = HEADER.exec(rest)) {
    const [all, name = '', value = ''] = found;
    headers.set(name.toLowerCase(), value.replace(/\r?\n[\t ]+/g, ' ').trim());
    rest = rest.slice(all.length).replace(/^\r?\n/, '');
  }
  const isSeparated = /^\r?\n/.test(rest) || rest === '';
  return headers.size > 0 && isSeparated ? { headers, body: rest.replace(/^\r?\n/, '') } : undefined;
}

const nameIn = (header = '') => /(?:file)?name\*?=(?:"([^"]+)"|([^\s;]+))/i.exec(header)?.slice(1).find(Boolean);

/** The most parts that are listed. */
const MOST_PARTS = 12;

export const mime: Reader = ({ text = '', isWhole }) => {
  if (!isWhole || !/^(?:mime-version|content-type|content-transfer-encoding):/im.test(text.slice(0, 16_384)))
    return undefined;
  const top = readPart(text.trimStart());
  const type = top?.headers.get('content-type');
  if (!top || (type === undefined && !top.headers.has('mime-version'))) return undefined;
  const { headers, body } = top;
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase();
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i
    .exec(type ?? '')
    ?.slice(1)
    .find(Boolean);
  const parts =
    boundary === undefined
      ? []
      : body
          .split(`--${boundary}`)
          .slice(1)
          .filter((part) => !part.startsWith('--'));
  const rows = parts.slice(0, MOST_PARTS).flatMap((part, at) => {
    const read = readPart(part.replace(/^\r?\n/, ''));
    const what = [read?.headers.get('content-type')?.split(';')[0], read?.headers.get('content-transfer-encoding')];
    const name = nameIn(read?.headers.get('content-disposition')) ?? nameIn(read?.headers.get('content-type'));
    return facts([message('part', { number: at + 1 }), short([...what, name].filter(Boolean).join(', '))]);
  });
  const opened = new TextEncoder().encode(body);
  const by = message('fromMime');
  const open =
    parts.length > 0 || body.trim() === ''
      ? undefined
      : encoding === 'base64'
        ? { ...openBy.base64(opened), by }
        : { by, decode: () => Promise.resolve(encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : opened) };
  return {
    reading: {
      kind: 'mime',
      title: message('mimeTitle'),
      isLikely: true,
      evidence: [message('mimeForm', { count: headers.size })],
      facts: [
        ...facts(
          [message('mimeType'), type === undefined ? undefined : short(type)],
          [message('subject'), short(headers.get('subject') ?? '')],
          [message('mailFrom'), short(headers.get('from') ?? '')],
          [message('transferEncoding'), encoding],
        ),
        ...rows,
      ],
    },
    rank: 0.98,
    // The step would decode the headers as well, so it is no recipe's.
    ...(open && { open: { by: open.by, decode: open.decode } }),
  };
};
