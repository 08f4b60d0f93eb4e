// Text encodings: their words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    encoding: {
      label: 'Encoding',
      hideLabel: true,
      choices: {
        base32: 'Base32',
        base32hex: 'Base32hex',
        crockford: 'Crockford’s Base32',
        ascii85: 'Ascii85',
        z85: 'Z85',
        'quoted-printable': 'Quoted-printable',
        'json-string': 'JSON string',
      },
    },
    padded: { label: 'No padding', hint: 'Omits the = at the end', isOff: true },
    lineLength: {
      label: 'Line length',
      choices: { 0: 'No line breaks', 64: '64 characters', 76: '76 characters' },
    },
    framed: { label: 'Between <~ and ~>', hint: 'As Adobe’s programs write it' },
    quoted: { label: 'No quotation marks', hint: 'Only the escaped text', isOff: true },
    ascii: { label: 'ASCII only', hint: 'Writes é as \\u00e9' },
  },
} satisfies ToolWords<typeof options>;
