// On the command line: names of files in the result, its format, a key, and an expected hash as a verdict.
import { badInput, kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { inOneNote } from '../../../workers/contract/run/message';
import type { OptionsOf } from '../../../workers/contract/options/options';
import {
  algorithm,
  ALGORITHM_IDS,
  hashGenerator,
  type options,
  inputsOf,
} from '../../../workers/kernels/hash-generator/spec';
import { parseExpectedHash, withExpected } from './expected-hash';
import { expectedVerdict } from './expected-verdict';
import { hmacKey } from './hmac';
import { headingOf, listText } from './manifest';

export const open: OpenRun<OptionsOf<typeof options>> = (
  { algorithms, expected, keyFormat, format },
  { names, key, modified = [], isContinued = false },
) => {
  const read = parseExpectedHash(expected);
  if (read && 'error' in read) throw badInput(read.error, 'expected');
  const secret = key === undefined ? undefined : hmacKey(key, keyFormat);
  if (secret && 'error' in secret) throw badInput(secret.error, 'key');
  const chosen = withExpected(format === 'sfv' ? ['crc32'] : algorithms, read);
  const isKeyed = secret !== undefined;
  const columns = ALGORITHM_IDS.filter((id) => chosen.includes(id) && (!isKeyed || algorithm(id).hmacBlock));
  const list = { format, algorithms: columns, isKeyed, modified };
  const heading = headingOf(list);
  const asked = { algorithms: chosen, paths: names, ...(secret && { hmacKey: secret }) };
  return kernelRun(hashGenerator, asked, {
    heading,
    // Each file has a verdict.
    sharesRuns: !read,
    resultOf: (output) => (isContinued ? '' : (heading ?? '')) + listText(output, list),
    verdictOf: ({ hashed }) => !read || expectedVerdict(read, inputsOf(hashed)).kind === 'match',
    notesOf: ({ hashed, notes }) => [...notes, ...(read ? [inOneNote(expectedVerdict(read, inputsOf(hashed)))] : [])],
  });
};
