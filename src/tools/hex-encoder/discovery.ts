import { FileDigit } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

const HEX = /^(?:0x|\\x|[0-9a-fA-F\s,:;-])+x?$/;

/** Anything can be encoded; what is all digits probably wants to be decoded. */
const relevance = (head: string) => (HEX.test(head.slice(0, 4096)) && /[0-9a-f]{2}/i.test(head) ? 0.9 : 0.25);

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
  relevance,
};
