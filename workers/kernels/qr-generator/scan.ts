// Finds the QR codes in pictures from any source: photos, mirrored and damaged codes, every mode of ISO/IEC 18004.
import { prepareZXingModule, readBarcodes, type CharacterSet, type ReadResult } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url&inline';
import type { Text } from '../../contract/run/message';
import { ToolError } from '../../contract/run/errors';
import { message } from './image';
import type { Pixels } from './raster';
import type { ReadOptions } from './spec';

export interface ScannedQr {
  readonly text: string;
  /** The character set with which its bytes were decoded, if the code names none and the bytes aren't UTF-8. */
  readonly assumed?: Text;
  /** Its index, from 0, if its text spans several codes (structured append). */
  readonly part?: { readonly index: number; readonly count: number; readonly id: string };
}

// A compute worker may not fetch, so its script contains the module's bytes.
prepareZXingModule({
  overrides: {
    wasmBinary: Uint8Array.from(atob(wasm.slice(wasm.indexOf(',') + 1)), (character) => character.charCodeAt(0)).buffer,
  },
});

type Charset = ReadOptions['charset'];

/** One object per charset, so that a set of them has each once. */
const OTHER_CHARSET = message('otherCharset');

/** The character sets that the library chooses from. */
const GUESSES = {
  'iso-8859-1': 'Latin-1',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB 18030',
  big5: 'Big5',
  'euc-kr': 'EUC-KR',
};

/** The library's names of the sets to choose from. */
const NAMES: Readonly<Record<Charset, CharacterSet>> = {
  auto: 'Unknown',
  'utf-8': 'UTF8',
  'iso-8859-1': 'ISO8859_1',
  'iso-8859-2': 'ISO8859_2',
  'iso-8859-15': 'ISO8859_15',
  'windows-1250': 'Cp1250',
  'windows-1251': 'Cp1251',
  'windows-1252': 'Cp1252',
  shift_jis: 'Shift_JIS',
  gb18030: 'GB18030',
  big5: 'Big5',
  'euc-kr': 'EUC_KR',
};

interface ScanOptions {
  /** The kinds of codes to look for. */
  readonly most?: number;
  readonly charset?: Charset;
}

function textOf({ text, bytes, hasECI }: ReadResult): Pick<ScannedQr, 'text' | 'assumed'> {
  if (hasECI) return { text };
  if (new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) === text) return { text };
  const guess = Object.entries(GUESSES).find(([label]) => new TextDecoder(label).decode(bytes) === text);
  return { text, assumed: guess?.[1] ?? OTHER_CHARSET };
}

const imageOf = ({ data, width, height }: Pixels) =>
  ({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' }) as const;

/** `picture`: pixels, or the bytes of a PNG, JPEG, GIF or BMP. Throws ToolError for bytes that aren't one of these. */
export async function scan(picture: Pixels | Uint8Array, options: ScanOptions = {}): Promise<readonly ScannedQr[]> {
  const { most = 255, charset = 'auto' } = options;
  const found = await readBarcodes(picture instanceof Uint8Array ? picture : imageOf(picture), {
    formats: ['QRCode'],
    textMode: 'Plain',
    maxNumberOfSymbols: most,
    characterSet: NAMES[charset],
  });
  // The library reports a file that it can't open as a code with an error.
  if (picture instanceof Uint8Array && found.some(({ format, error }) => format !== 'QRCode' && error !== ''))
    throw new ToolError('invalid-input', message('notDecodable'));
  return found
    .filter(({ isValid }) => isValid)
    .map((result) => ({
      ...(charset === 'auto' ? textOf(result) : { text: result.text }),
      ...(result.sequenceSize > 1 && {
        part: { index: result.sequenceIndex, count: result.sequenceSize, id: result.sequenceId },
      }),
    }));
}

/** Joins the parts of each text that spans several codes. Incomplete texts stay in parts. */
export function joinParts(codes: readonly ScannedQr[]): readonly ScannedQr[] {
  return codes.flatMap((code): readonly ScannedQr[] => {
    const { part } = code;
    if (!part) return [code];
    const parts = Array.from({ length: part.count }, (_, at) =>
      codes.find((other) => other.part?.id === part.id && other.part.count === part.count && other.part.index === at),
    );
    const complete = parts.filter((one) => one !== undefined);
    if (complete.length < part.count) return [code];
    const assumed = complete.find((one) => one.assumed !== undefined)?.assumed;
    if (complete.find((one) => codes.includes(one)) !== code) return [];
    return [{ text: complete.map(({ text }) => text).join(''), ...(assumed !== undefined && { assumed }) }];
  });
}
