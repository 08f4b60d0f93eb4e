// Hash generator: its words.
import type { ToolWords } from '../../contract/words';
import { ALGORITHM_IDS, ALGORITHMS, type AlgorithmId, type options } from './spec';

const labels = ALGORITHM_IDS.map((id) => [id, ALGORITHMS[id].label] as const);

export const words: ToolWords<typeof options> = {
  options: {
    // Made entry by entry, so the compiler cannot follow the type.
    algorithms: {
      label: 'Algorithms',
      hideLabel: true,
      choices: Object.fromEntries(labels) as Record<AlgorithmId, string>,
    },
    expected: { label: 'Expected hash' },
    key: { label: 'HMAC key' },
    keyFormat: { label: 'Key format', choices: { text: 'Text', hex: 'Hex' } },
  },
};
