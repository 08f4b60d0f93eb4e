// Identifies bytes: a file of a known type, text, or something else.
import { fileTypeOf } from '../../lib/file-type';
import { unfinishedBytes } from '../../lib/decode-utf8';
import { detectText } from './detect-text';
import { found, message } from './finding';
import { mediaDetails } from './media';
import type { DetectOptions, Finding, FindingKind } from './spec';

export interface BytesToDetect extends DetectOptions {
  readonly isWhole: boolean;
  /** The whole file, because some formats have their description at the end. */
  readonly file?: Blob;
}

export async function detectBytes(head: Uint8Array, about: BytesToDetect): Promise<readonly Finding[]> {
  if (head.length === 0) return [found('empty', 1, message('empty'))];
  const type = fileTypeOf(head);
  if (type) {
    const kind = /^(?:image|audio|video)\//.exec(type.mime)?.[0].slice(0, -1) as FindingKind | undefined;
    const isMedia = kind === 'video' || kind === 'audio';
    const details = isMedia ? await mediaDetails(head, about.file) : [];
    const file = found(kind ?? (type.extension === 'gz' ? 'compressed' : 'file'), 0.98, type.label, { details });
    // An SVG image is XML as well.
    return type.textual ? [file, ...detectText(decodeText(head, about.isWhole) ?? '', about)] : [file];
  }
  const text = decodeText(head, about.isWhole);
  return text === undefined ? [found('file', 0.6, message('binaryFile'))] : detectText(text, about);
}

const MARKS = [
  { label: 'utf-16le', mark: [0xff, 0xfe] },
  { label: 'utf-16be', mark: [0xfe, 0xff] },
] as const;

/** The bytes as text; undefined if they aren't text. */
export function decodeText(head: Uint8Array, isWhole: boolean): string | undefined {
  const utf16 = MARKS.find(({ mark }) => mark.every((byte, at) => head[at] === byte));
  const encoding = utf16?.label ?? 'utf-8';
  // The last character may be cut.
  const cut = isWhole ? 0 : utf16 ? head.length % 2 : unfinishedBytes(head, head.length);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(head.subarray(0, head.length - cut));
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
