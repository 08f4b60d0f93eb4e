import { describe, expect, it, vi } from 'vitest';
import { kernel } from '../../../workers/kernels/password-generator/kernel';
import { DEFAULT_OPTIONS, type PasswordOptions } from '../../../workers/kernels/password-generator/spec';
import { outputOf } from '../run-in-node';

const run = (options: Partial<PasswordOptions> = {}) => outputOf(kernel, [], { ...DEFAULT_OPTIONS, ...options });

it('makes one password of twelve letters and digits', async () => {
  const { passwords, bits, kind } = await run();
  expect(kind).toBe('password');
  expect(passwords).toHaveLength(1);
  expect(passwords[0]).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)[A-Za-z\d]{12}$/);
  // 62¹² without those that miss a type: 36¹² twice, 52¹², and those of one type, which were counted twice.
  const count = 62n ** 12n - 2n * 36n ** 12n - 52n ** 12n + 2n * 26n ** 12n + 10n ** 12n;
  expect(bits).toBeCloseTo(Math.log2(Number(count)), 9);
});

it('makes several, all different', async () => {
  const { passwords } = await run({ count: 100, length: 50, symbols: true });
  expect(new Set(passwords).size).toBe(100);
});

it('takes its bytes from the secure generator, never from Math.random', async () => {
  const secure = vi.spyOn(crypto, 'getRandomValues');
  const insecure = vi.spyOn(Math, 'random');
  await run();
  await run({ kind: 'passphrase' });
  expect(secure).toHaveBeenCalledTimes(2);
  expect(insecure).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe('what is refused', () => {
  it.each<[Partial<PasswordOptions>, string]>([
    [{ uppercase: false, lowercase: false, numbers: false }, 'Please select at least one character type.'],
    [{ length: 3 }, 'Length must be a whole number from 4 to 50.'],
    [{ length: 51 }, 'Length must be a whole number from 4 to 50.'],
    [{ kind: 'passphrase', words: 2 }, 'The number of words must be from 3 to 12.'],
  ])('%o', async (options, message) => {
    await expect(run(options)).rejects.toMatchObject({ code: 'invalid-input', message });
  });
});
