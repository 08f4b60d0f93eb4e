// QR generator: the words of its meter, which loads late.
import type { CapacityMode, CapacityUnit } from '../../../workers/kernels/qr-generator/spec';

export const used = {
  digits: '{used} of {holds} digits',
  characters: '{used} of {holds} characters',
  bytes: '{used} of {holds} bytes',
} as const satisfies Record<CapacityUnit, string>;

export const tooLong = {
  digits: '{used} of {holds} digits (too long)',
  characters: '{used} of {holds} characters (too long)',
  bytes: '{used} of {holds} bytes (too long)',
} as const satisfies Record<CapacityUnit, string>;

export const modes = {
  numeric: 'Numeric mode',
  alphanumeric: 'Alphanumeric mode',
  byte: 'Byte mode',
  mixed: 'Mixed mode',
} as const satisfies Record<CapacityMode, string>;
