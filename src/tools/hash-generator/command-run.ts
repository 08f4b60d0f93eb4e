// On the command line: names of files in the result, a key, and an expected hash as a verdict.
import { badInput, kernelRun, type OpenRun } from '../../../workers/contract/command';
import type { OptionsOf } from '../../../workers/contract/options';
import { hashGenerator, type options } from '../../../workers/kernels/hash-generator/spec';
import { judge, parseExpectedHash } from './expected-hash';
import { hmacKey } from './hmac';

export const open: OpenRun<OptionsOf<typeof options>> = ({ algorithms, expected, keyFormat }, { names, key }) => {
  const read = parseExpectedHash(expected);
  if (read && 'error' in read) throw badInput(read.error, 'expected');
  const secret = key === undefined ? undefined : hmacKey(key, keyFormat);
  if (secret && 'error' in secret) throw badInput(secret.error, 'key');
  const more = read && !read.candidates.some((id) => algorithms.includes(id)) ? read.candidates.slice(0, 1) : [];
  const asked = { algorithms: [...algorithms, ...more], paths: names, ...(secret && { hmacKey: secret }) };
  return kernelRun(hashGenerator, asked, {
    verdictOf: ({ hashed }) => !read || hashed.every(({ digests }) => judge(read, digests).kind === 'match'),
  });
};
