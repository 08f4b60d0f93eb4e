// Lists of checksums among the chosen files, and such a list made from a result.
import {
  ALGORITHMS,
  LIST_LIMIT,
  type AlgorithmId,
  type HashedInput,
} from '../../../workers/kernels/hash-generator/spec';
import type { FileRef } from '../../state/inputs';

/** `SHA256SUMS`, `md5sums.txt`, `CHECKSUM`, `disk.iso.sha256` and the like. */
const LIST_NAME = /(^|[-_. ])(md5|sha-?\d+|sha3-\d+|b2|b3|blake2[bs]?|blake3|checksum)(s|sum|sums)?(\.(txt|asc))?$/i;

/** Indexes of the lists. Alone, such a file is just a file to hash. */
export function checksumListsIn(files: readonly FileRef[]): number[] {
  const lists = [...files.keys()].filter((index) => {
    const file = files[index];
    return file !== undefined && LIST_NAME.test(file.name) && file.bytes <= LIST_LIMIT;
  });
  return lists.length < files.length ? lists : [];
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** As `sha256sum --binary` prints it: a name with a line break or a backslash is escaped, and its line marked. */
function line(digest: string, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (char) => ESCAPES[char] ?? char);
  return `${escaped === name ? '' : '\\'}${digest} *${escaped}\n`;
}

export const checksumFileName = (id: AlgorithmId) =>
  `${ALGORITHMS[id].label.replace(/[^A-Z0-9]/gi, '').toUpperCase()}SUMS`;

export const checksumFile = (id: AlgorithmId, hashed: readonly HashedInput[]): string =>
  hashed.flatMap(({ name, digests }) => (name !== null && digests[id] ? [line(digests[id], name)] : [])).join('');
