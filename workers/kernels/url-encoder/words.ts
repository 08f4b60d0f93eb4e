// URL encoder: the words of its options.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { encode: 'Encode', decode: 'Decode' } },
    scope: {
      label: 'Encoding',
      choices: { component: 'Component', whole: 'Whole URL', form: 'Form data' },
      hints: {
        component: 'For one part of a URL: all reserved characters are encoded (encodeURIComponent).',
        whole:
          'For a whole URL: ; / ? : @ & = + $ , # keep their meaning (encodeURI), and so do the brackets of an IPv6 address.',
        form: 'For form values (application/x-www-form-urlencoded): a space becomes +.',
      },
    },
    eachLine: {
      label: 'Encode each line separately',
      hint: 'Line breaks are kept (always when decoding).',
    },
  },
} satisfies ToolWords<typeof options>;
