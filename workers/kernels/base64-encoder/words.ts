// Base64: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    urlSafe: { label: 'URL-safe alphabet', hint: '- and _ instead of + and /' },
    padded: { label: 'No padding', hint: 'Omits the = at the end', isOff: true },
    lineLength: {
      label: 'Line length',
      choices: { 0: 'No line breaks', 76: '76 characters (MIME)', 64: '64 characters (PEM)' },
    },
    lines: {
      label: 'Lines',
      hint: 'Auto decodes lines separately if only that makes text.',
      choices: { auto: 'Auto', joined: 'Parts of one text', each: 'One text per line' },
    },
    encoding: {
      label: 'Text encoding',
      hint: 'PowerShell’s -EncodedCommand uses UTF-16LE.',
      choices: { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16LE', 'utf-16be': 'UTF-16BE' },
    },
  },
} satisfies ToolWords<typeof options>;
