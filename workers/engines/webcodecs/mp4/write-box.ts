// Writes boxes: ISO/IEC 14496-12, 4.2. All numbers are big-endian.
import { concatBytes } from '../../../lib/concat-bytes';

export type Part = ArrayLike<number>;

export const u16 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >> 8) & 255, value & 255]);

export const u32 = (...values: readonly number[]): number[] =>
  values.flatMap((value) => [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);

/** Four characters, or any other Latin-1 text, for box types that contain ©. */
export const latin1 = (text: string): number[] => Array.from(text, (char) => char.charCodeAt(0));

export function box(type: string, ...parts: readonly Part[]): Uint8Array {
  const bytes = parts.reduce((sum, { length }) => sum + length, 8);
  return concatBytes([u32(bytes), latin1(type), ...parts]);
}

/** Includes the version and flags with which most boxes begin. */
export const fullBox = (type: string, version: number, flags: number, ...parts: readonly Part[]): Uint8Array =>
  box(type, u32(version * 2 ** 24 + flags), ...parts);
