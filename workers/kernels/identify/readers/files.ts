// Files of known types, compressed data, and plain text.
import { fileTypeOf } from '../../../lib/file-type';
import { facts, type Candidate, type OpeningHost, type Reader } from '../candidate';
import type { Content } from '../content';
import { message } from '../finding';
import { mediaDetails } from '../media';
import { dimensionsOf } from '../pictures';
import { readable } from '../proof';
import type { LayerKind } from '../spec';
import { inflateFramed, inflateRaw, type Inflated } from '../steps';

/** The types whose signature has fewer than three bytes, so that it also occurs by chance. */
const WEAK = new Set(['mp3', 'exe', 'bmp']);

const KINDS: readonly (readonly [RegExp, LayerKind])[] = [
  [/^image\//, 'image'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
];

/** ZIP’s central directory (APPNOTE 4.3.12): names of files, from the end of the file. */
function namesInZip(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  for (const least = Math.max(0, end - 65_535); end >= least && view.getUint32(end, true) !== 0x06054b50;) end--;
  if (end < 0 || view.getUint32(end, true) !== 0x06054b50) return names;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= end && view.getUint32(at, true) === 0x02014b50) {
    const length = view.getUint16(at + 28, true);
    names.push(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)));
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** Formats that are ZIP archives, by a file in them. */
const IN_ZIP: readonly (readonly [RegExp, ReturnType<typeof message>])[] = [
  [/^word\//, message('wordDocument')],
  [/^xl\//, message('excelWorkbook')],
  [/^ppt\//, message('powerpointSlides')],
  [/^AndroidManifest\.xml$/, message('androidApp')],
  [/^META-INF\/MANIFEST\.MF$/, message('javaArchive')],
  [/^content\.xml$/, message('openDocument')],
];

const MOST_NAMES = 8;

export const file = async (content: Content, source: Blob | undefined): Promise<Candidate | undefined> => {
  const { bytes, total, isWhole } = content;
  const type = fileTypeOf(bytes);
  if (!type || type.extension === 'gz') return undefined;
  const size = dimensionsOf(bytes, type.extension);
  const names = type.extension === 'zip' && isWhole ? namesInZip(bytes) : [];
  const title = IN_ZIP.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1] ?? type.label;
  const details = /^(?:audio|video)/.test(type.mime) ? await mediaDetails(bytes, source) : [];
  const isLikely = !WEAK.has(type.extension) || size !== undefined || total > 4096;
  return {
    reading: {
      kind: KINDS.find(([pattern]) => pattern.test(type.mime))?.[1] ?? 'file',
      title,
      isLikely,
      evidence: [message('signature', { file: type.label })],
      facts: facts(
        [message('mimeType'), type.mime],
        [message('fileSize'), message('bytes', { count: total })],
        [message('dimensions'), size && message('pixels', { width: String(size.width), height: String(size.height) })],
        ...details.map((detail) => [message('contents'), detail] as const),
        [message('fileCount'), names.length === 0 ? undefined : String(names.length)],
        [message('names'), names.slice(0, MOST_NAMES).join(', ')],
      ),
    },
    rank: 0.98,
  };
};

const TITLES = {
  gzip: [message('gzipTitle'), message('gzipForm')],
  zlib: [message('zlibTitle'), message('zlibForm')],
  deflate: [message('deflateTitle'), message('deflateForm')],
} as const;

function compressed({ format, content, step }: Inflated, rows: Candidate['reading']['facts'] = []): Candidate {
  const [title, form] = TITLES[format];
  return {
    reading: { kind: 'compressed', title, isLikely: true, evidence: [form], facts: rows },
    rank: 0.97,
    open: { by: message('decompressed'), step, decode: () => Promise.resolve(content) },
  };
}

/** RFC 1952, section 2.3.1: the time of the file, and its name as bytes that end with 0. */
function gzipFacts(bytes: Uint8Array) {
  const seconds = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  const hasName = ((bytes[3] ?? 0) & 0x0c) === 0x08;
  const end = hasName ? bytes.indexOf(0, 10) : -1;
  return facts(
    [message('changed'), seconds === 0 ? undefined : message('value', { value: { utc: seconds * 1000 } })],
    [message('fileName'), end < 0 ? undefined : new TextDecoder('latin1').decode(bytes.subarray(10, end))],
  );
}

/** Throws LimitReached for a bomb. */
export async function compressedData({ bytes, isWhole }: Content, host: OpeningHost): Promise<Candidate | undefined> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b && bytes[2] === 8 && bytes.length > 10;
  if (!isWhole && isGzip) {
    const evidence = [message('gzipStart')];
    return {
      reading: { kind: 'compressed', title: message('gzipTitle'), isLikely: true, evidence, facts: gzipFacts(bytes) },
      rank: 0.9,
    };
  }
  if (!isWhole || bytes.length < 8) return undefined;
  const inflated = await inflateFramed(bytes, host);
  return inflated && compressed(inflated, isGzip ? gzipFacts(bytes) : []);
}

/** Without a header or a checksum, only a readable result shows that it is deflate. */
export async function rawDeflate({ bytes, text, isWhole }: Content, host: OpeningHost): Promise<Candidate | undefined> {
  if (!isWhole || text !== undefined || fileTypeOf(bytes)) return undefined;
  const inflated = await inflateRaw(bytes, host);
  if (!inflated || inflated.content.length < 12 || readable(inflated.content) === undefined) return undefined;
  return compressed(inflated);
}

/** What is nothing more specific. */
export const plain: Reader = ({ bytes, text, total, sample }) => {
  const rows = facts(
    [message('fileSize'), message('bytes', { count: total })],
    [
      message('lineCount'),
      text === undefined || sample.lineCount < 2 || !sample.isWhole ? undefined : String(sample.lineCount),
    ],
  );
  const kind = bytes.length === 0 || text?.trim() === '' ? 'empty' : text === undefined ? 'bytes' : 'text';
  const title = message(({ empty: 'empty', bytes: 'binaryFile', text: 'text' } as const)[kind]);
  const evidence = message(({ empty: 'emptyForm', bytes: 'bytesForm', text: 'textForm' } as const)[kind]);
  return { reading: { kind, title, isLikely: false, evidence: [evidence], facts: rows }, rank: 0.1 };
};
