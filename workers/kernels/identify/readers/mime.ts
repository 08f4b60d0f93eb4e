// Mail messages and other MIME entities: RFC 5322, section 2.2, RFC 2045, and RFC 2046, section 5.1, for those with parts.
import type { Message } from '../../../contract/run/message';
import { fact, facts, short, type OpeningHost, type PartOpening, type Reader } from '../candidate';
import { message } from '../finding';
import { openBy } from '../steps';
import { parametersOf } from './mime-parameters';

type Bytes = Uint8Array<ArrayBuffer>;

/** The most parts of a message that are opened. */
export const MOST_PARTS = 12;

const HEAD_BYTES = 16_384;
const CHUNK = 32_768;

/** A character for each byte, because a message may contain texts in several encodings, and any bytes. */
function characters(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) pieces.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return pieces.join('');
}

function bytesOf(text: string): Bytes {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}

const readable = (text: string) => new TextDecoder().decode(bytesOf(text));

const HEADER = /^([A-Za-z][A-Za-z0-9-]*):[\t ]*(.*(?:\r?\n[\t ]+.*)*)/;

/** A message has fewer. Each one makes another text. */
const MOST_HEADERS = 200;

interface Entity {
  readonly headers: ReadonlyMap<string, string>;
  /** A character for each byte. */
  readonly body: string;
}

/** Undefined if the headers don't end with an empty line or with the text. */
function readEntity(text: string): Entity | undefined {
  const headers = new Map<string, string>();
  let rest = text;
  for (let found = HEADER.exec(rest); found && headers.size < MOST_HEADERS; found = HEADER.exec(rest)) {
    const [all, name = '', value = ''] = found;
    headers.set(name.toLowerCase(), readable(value.replace(/\r?\n[\t ]+/g, ' ').trim()));
    rest = rest.slice(all.length).replace(/^\r?\n/, '');
  }
  return /^\r?\n/.test(rest) || rest === '' ? { headers, body: rest.replace(/^\r?\n/, '') } : undefined;
}

interface Multipart {
  readonly parts: readonly string[];
  readonly preamble: string;
  readonly epilogue: string;
  readonly isClosed: boolean;
}

/** A delimiter is a whole line, and the line break before it belongs to it. */
function split(body: string, boundary: string): Multipart {
  const escaped = boundary.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
  const delimiter = new RegExp(`(?:^|\\r?\\n)--${escaped}(--)?[\\t ]*(?=\\r?\\n|$)`, 'g');
  const parts: string[] = [];
  let [preamble, from]: [string, number | undefined] = ['', undefined];
  for (const found of body.matchAll(delimiter)) {
    if (from === undefined) preamble = body.slice(0, found.index);
    else parts.push(body.slice(from, found.index).replace(/^\r?\n/, ''));
    const end = found.index + found[0].length;
    if (found[1] !== undefined) return { parts, preamble, epilogue: body.slice(end), isClosed: true };
    from = end;
  }
  if (from !== undefined) parts.push(body.slice(from).replace(/^\r?\n/, ''));
  return { parts, preamble, epilogue: '', isClosed: from === undefined };
}

const isMultipart = ({ headers }: Entity) => /^multipart\//i.test(headers.get('content-type') ?? '');

const encodingOf = ({ headers }: Entity) => (headers.get('content-transfer-encoding') ?? '7bit').trim().toLowerCase();

/** RFC 2045, section 6. Undefined if the body isn't in its encoding. */
async function decodeBody(entity: Entity, host: OpeningHost): Promise<Bytes | undefined> {
  const bytes = bytesOf(entity.body);
  switch (encodingOf(entity)) {
    case 'base64':
      return openBy.base64(bytes).decode(host);
    case 'quoted-printable':
      // The line break of a soft one at the end belongs to the delimiter.
      return openBy.quotedPrintable(entity.body.endsWith('=') ? bytesOf(`${entity.body}\n`) : bytes).decode(host);
    case '7bit':
    case '8bit':
    case 'binary':
      return bytes;
    default:
      return undefined;
  }
}

/** “text/csv, base64, report.csv” */
function aboutPart({ headers }: Entity): string {
  const [type, disposition] = [headers.get('content-type') ?? '', headers.get('content-disposition') ?? ''];
  const name = parametersOf(disposition).get('filename') ?? parametersOf(type).get('name');
  const what = [type.split(';')[0]?.trim(), headers.get('content-transfer-encoding'), name];
  return short(what.filter((text) => text !== undefined && text !== '').join(', '));
}

/** A part without headers, or with damaged ones, is plain text. */
const partOf = (text: string): Entity => readEntity(text) ?? { headers: new Map(), body: text };

const byOf = (number: number, what: string): Message =>
  what === '' ? message('fromPart', { number }) : message('fromNamedPart', { number, what });

/** A part that has parts stays as it is, because its header has the boundary. */
const openingOf =
  (text: string, entity: Entity) =>
  (host: OpeningHost): Promise<Bytes | undefined> =>
    isMultipart(entity) ? Promise.resolve(bytesOf(text)) : decodeBody(entity, host);

/** The most parts that are named without being opened. */
const MOST_NAMED = 20;

function partsOf(texts: readonly string[]) {
  const parts = texts.slice(0, MOST_PARTS + MOST_NAMED).map((text, at) => {
    const entity = partOf(text);
    return { text, entity, number: at + 1, what: aboutPart(entity) };
  });
  const wanted = parts.slice(0, MOST_PARTS);
  const others = parts.slice(MOST_PARTS).map(({ number, what }) => `${number} (${what})`);
  const count = texts.length - wanted.length;
  return {
    opened: wanted.map(({ text, entity, number, what }): PartOpening => ({
      opening: { by: byOf(number, what), decode: openingOf(text, entity) },
      refused: fact(message('part', { number }), message('brokenPart', { encoding: encodingOf(entity) })),
    })),
    rows: facts(...wanted.map(({ number, what }) => [message('part', { number }), what] as const), [
      message('notOpened'),
      count === 0 ? undefined : message('otherParts', { count, most: MOST_PARTS, parts: short(others.join(', ')) }),
    ]),
  };
}

const BYTE_ORDER_MARK = /^\xef\xbb\xbf/;
const LOOKS_LIKE_HEADERS = /^(?:mime-version|content-type|content-transfer-encoding):/im;

export const mime: Reader = ({ bytes, isWhole }) => {
  if (!isWhole || !LOOKS_LIKE_HEADERS.test(characters(bytes.subarray(0, HEAD_BYTES)))) return undefined;
  const top = readEntity(characters(bytes).replace(BYTE_ORDER_MARK, '').trimStart());
  const type = top?.headers.get('content-type');
  if (!top || (type === undefined && !top.headers.has('mime-version'))) return undefined;
  const { headers, body } = top;
  const boundary = parametersOf(type ?? '').get('boundary');
  const whole = boundary === undefined || boundary === '' ? undefined : split(body, boundary);
  const { opened, rows } = partsOf(whole?.parts ?? []);
  const hasParts = opened.length > 0;
  return {
    reading: {
      kind: 'mime',
      title: hasParts ? message('mimeParts', { count: whole?.parts.length ?? 0 }) : message('mimeTitle'),
      isLikely: true,
      evidence: [
        message('mimeForm', { count: headers.size }),
        ...(whole && !whole.isClosed ? [message('unclosedParts')] : []),
      ],
      facts: [
        ...facts(
          [message('mimeType'), type === undefined ? undefined : short(type)],
          [message('subject'), short(headers.get('subject') ?? '')],
          [message('mailFrom'), short(headers.get('from') ?? '')],
          [message('transferEncoding'), headers.get('content-transfer-encoding')?.toLowerCase()],
        ),
        ...rows,
        ...facts(
          [message('preamble'), short(readable(whole?.preamble ?? '').trim())],
          [message('epilogue'), short(readable(whole?.epilogue ?? '').trim())],
        ),
      ],
    },
    rank: 0.98,
    // A recipe has no step for it.
    ...(hasParts
      ? { parts: opened }
      : body.trim() !== '' && { open: { by: message('fromMime'), decode: (host) => decodeBody(top, host) } }),
  };
};
