// On the command line: names of files in the result, a key, and an expected hash as a verdict.
import { badInput, kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { inOneNote } from '../../../workers/contract/run/message';
import type { OptionsOf } from '../../../workers/contract/options/options';
import { hashGenerator, type options } from '../../../workers/kernels/hash-generator/spec';
import { parseExpectedHash, withExpected } from './expected-hash';
import { expectedVerdict } from './expected-verdict';
import { hmacKey } from './hmac';

export const open: OpenRun<OptionsOf<typeof options>> = ({ algorithms, expected, keyFormat }, { names, key }) => {
  const read = parseExpectedHash(expected);
  if (read && 'error' in read) throw badInput(read.error, 'expected');
  const secret = key === undefined ? undefined : hmacKey(key, keyFormat);
  if (secret && 'error' in secret) throw badInput(secret.error, 'key');
  const asked = { algorithms: withExpected(algorithms, read), paths: names, ...(secret && { hmacKey: secret }) };
  return kernelRun(hashGenerator, asked, {
    verdictOf: ({ hashed }) => !read || expectedVerdict(read, hashed).kind === 'match',
    notesOf: ({ hashed, notes }) => [...notes, ...(read ? [inOneNote(expectedVerdict(read, hashed))] : [])],
  });
};
