// Hash generator: its words.
import type { ToolWords } from '../../contract/options/words';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId, type options } from './spec';

const labels = ALGORITHM_IDS.map((id) => [id, ALGORITHMS[id].label] as const);

export const words = {
  options: {
    // Made entry by entry, so the compiler can't infer the type.
    algorithms: {
      label: 'Algorithms',
      hideLabel: true,
      choices: Object.fromEntries(labels) as Record<AlgorithmId, string>,
    },
    expected: { label: 'Expected hash' },
    key: { label: 'HMAC key' },
    keyFormat: { label: 'Key format', choices: { text: 'Text', hex: 'Hex' } },
    format: {
      label: 'List format',
      choices: {
        gnu: 'Lines of sha256sum',
        bsd: 'BSD tags',
        sfv: 'SFV, with CRC32',
        json: 'JSON Lines, with size and time',
        csv: 'CSV, with size and time',
      },
    },
  },
} satisfies ToolWords<typeof options>;
