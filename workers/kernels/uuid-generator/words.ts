// UUID generator: its words.
import { formatNumber } from '../../words/formats';
import type { ToolWords } from '../../contract/options/words';
import { COUNT_LIMIT, NANO_LENGTH_LIMIT, type options } from './spec';

const MOST = formatNumber(COUNT_LIMIT);

export const words = {
  options: {
    mode: { label: 'Mode', hideLabel: true, choices: { generate: 'Generate', inspect: 'Inspect' } },
    kind: {
      label: 'Version',
      choices: {
        v4: 'v4: random',
        v7: 'v7: sortable by time, random',
        v1: 'v1: time and node',
        v6: 'v6: sortable by time, node',
        v3: 'v3: from a name (MD5)',
        v5: 'v5: from a name (SHA-1)',
        ulid: 'ULID: sortable by time',
        nanoid: 'Nano ID: short, random',
      },
    },
    namespace: {
      label: 'Namespace',
      choices: {
        dns: 'DNS: domain names',
        url: 'URL',
        oid: 'OID: object identifiers',
        x500: 'X.500: distinguished names',
        own: 'Custom',
      },
    },
    count: { label: 'Count', hint: `Usually 1 to 1,000. Up to ${MOST} work.`, saysRange: true },
    ownNamespace: { label: 'Namespace UUID' },
    alphabet: {
      label: 'Alphabet',
      choices: {
        url: 'URL-safe (64)',
        alphanumeric: 'Letters and digits (62)',
        distinct: 'No look-alikes (45)',
        lowercase: 'Lowercase and digits (36)',
        digits: 'Digits (10)',
        own: 'Custom',
      },
    },
    length: { label: 'Length' },
    ownAlphabet: { label: 'Custom alphabet' },
    format: {
      label: 'Format',
      choices: {
        standard: 'Standard',
        uppercase: 'Uppercase',
        'no-hyphens': 'No hyphens',
        braces: 'Braces',
        parentheses: 'Parentheses',
      },
    },
  },
  messages: {
    badCount: `Enter a whole number from 1 to ${MOST}.`,
    badNamespace: 'Enter a valid UUID as the namespace, such as 6ba7b810-9dad-11d1-80b4-00c04fd430c8.',
    noNames: 'Enter at least one name, one per line.',
    badLength: `Enter a length from 1 to ${String(NANO_LENGTH_LIMIT)}.`,
    badAlphabet:
      'Enter 2 to 94 different letters, digits or symbols. Spaces and non-ASCII characters are not supported.',
  },
} satisfies ToolWords<typeof options>;
