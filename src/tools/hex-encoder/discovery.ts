import { FileDigit } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FileDigit,
  keywords: [
    'hex',
    'hexadecimal',
    'base16',
    'encode',
    'decode',
    'hex dump',
    'hexdump',
    'xxd',
    'bytes',
    'binary',
    'file',
  ],
};
