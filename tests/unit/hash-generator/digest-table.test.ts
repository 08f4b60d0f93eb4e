import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALGORITHMS,
  countDigests,
  inputsOf,
  tableOf,
  type AlgorithmId,
  type HashedInput,
} from '../../../workers/kernels/hash-generator/spec';

const IDS = ['md5', 'sha256', 'crc32'] as const satisfies readonly AlgorithmId[];

const digest = (id: AlgorithmId) =>
  fc.string({
    unit: fc.constantFrom(...'0123456789abcdef'.split('')),
    minLength: ALGORITHMS[id].bytes * 2,
    maxLength: ALGORITHMS[id].bytes * 2,
  });

const input: fc.Arbitrary<HashedInput> = fc.record({
  name: fc.option(fc.string()),
  bytes: fc.nat(),
  digests: fc.record(Object.fromEntries(IDS.map((id) => [id, digest(id)])), { requiredKeys: [] }),
});

test('a table gives back its rows, also those that lack digests', () => {
  fc.assert(
    fc.property(fc.array(input), (inputs) => {
      const table = tableOf(inputs);
      expect(inputsOf(table)).toEqual(inputs);
      expect(countDigests(table)).toBe(inputs.reduce((sum, { digests }) => sum + Object.keys(digests).length, 0));
    }),
  );
});
