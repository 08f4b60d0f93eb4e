// Lists of checksums among the chosen files.
import { LIST_LIMIT } from '../../../workers/kernels/hash-generator/spec';
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
