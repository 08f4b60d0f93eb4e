// The capacity of QR codes, and how much of it a text takes. ISO/IEC 18004:2015, table 7.
import { segmentText, type QrMode, type QrSegment, type SizeClass } from './segments';

export type QrLevel = 'L' | 'M' | 'Q' | 'H';

/** Data codewords of versions 9, 26 and 40: the largest of each class. */
const CODEWORDS: Readonly<Record<QrLevel, readonly [number, number, number]>> = {
  L: [232, 1370, 2956],
  M: [182, 1062, 2334],
  Q: [132, 754, 1666],
  H: [100, 596, 1276],
};

/** The capacity of version 40 in each mode. */
const HOLDS: Readonly<Record<QrLevel, Readonly<Record<QrMode, number>>>> = {
  L: { numeric: 7089, alphanumeric: 4296, byte: 2953 },
  M: { numeric: 5596, alphanumeric: 3391, byte: 2331 },
  Q: { numeric: 3993, alphanumeric: 2420, byte: 1663 },
  H: { numeric: 3057, alphanumeric: 1852, byte: 1273 },
};

/** No code holds more characters than level L holds digits. */
export const LONGEST = HOLDS.L.numeric;

/** The most bytes that a code of this level holds. */
export const bytesHeld = (level: QrLevel) => HOLDS[level].byte;

/** In which the capacity is counted. */
export type CapacityUnit = 'digits' | 'characters' | 'bytes';

/** `mixed` if several modes take less room. */
export type CapacityMode = QrMode | 'mixed';

const UNITS = { numeric: 'digits', alphanumeric: 'characters', byte: 'bytes' } as const satisfies Record<
  QrMode,
  CapacityUnit
>;

export interface Capacity {
  /** Undefined if the text fits into no code of any level. */
  readonly mode: CapacityMode | undefined;
  /** Both are in `unit`. Infinity if the text fits into no code of any level. */
  readonly used: number;
  readonly holds: number;
  readonly unit: CapacityUnit;
  readonly fits: boolean;
}

/** Bits of the header of one byte segment in version 40. */
const BYTE_HEAD_BITS = 20;

/** The capacity of the largest code of this level. */
export function capacityFor(text: string, level: QrLevel): Capacity {
  if (text.length > LONGEST) {
    return { mode: undefined, used: Infinity, holds: HOLDS[level].byte, unit: UNITS.byte, fits: false };
  }
  const { segments, bits } = segmentText(text, 2);
  const [only, ...others] = segments;
  const fits = bits <= CODEWORDS[level][2] * 8;
  if (only && others.length === 0) {
    const used = only.mode === 'byte' ? (bits - BYTE_HEAD_BITS) / 8 : only.text.length;
    return { mode: only.mode, used, holds: HOLDS[level][only.mode], unit: UNITS[only.mode], fits };
  }
  // In bytes: how long a text in byte mode would be with the same number of bits.
  const used = Math.max(0, Math.ceil((bits - BYTE_HEAD_BITS) / 8));
  return { mode: segments.length > 0 ? 'mixed' : 'byte', used, holds: HOLDS[level].byte, unit: UNITS.byte, fits };
}

/** The segments for the smallest class of versions that holds the text; undefined if none does. */
export function planFor(text: string, level: QrLevel): readonly QrSegment[] | undefined {
  if (text.length > LONGEST) return undefined;
  for (const sizeClass of [0, 1, 2] as const satisfies readonly SizeClass[]) {
    // Even digits, with 10 bits for three, would not fit.
    if ((text.length * 10) / 3 > CODEWORDS[level][sizeClass] * 8) continue;
    const { segments, bits } = segmentText(text, sizeClass);
    if (bits <= CODEWORDS[level][sizeClass] * 8) return segments;
  }
  return undefined;
}
