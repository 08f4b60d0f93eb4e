// Lists of checksums among the chosen files.
import { LIST_LIMIT } from '../../../workers/kernels/hash-generator/spec';
import type { FileRef } from '../../state/inputs';

const WORD = String.raw`(?:^|[-_. ])(?:md5|sha-?\d*|sha3-\d+|b2|b3|blake2[bs]?|blake3|checksum)(?:s|sum|sums)?\d*`;

/** `SHA256SUMS`, `md5sums.txt`, `disk.iso.sha256`, `SHASUMS256.txt`, `SHA256SUMS-linux.txt`, `CHECKSUM.SHA256-x`, `a.sfv`. */
const LIST_NAME = new RegExp(
  String.raw`${WORD}(?: \(\d+\))?(?:\.(?:txt|asc))*$|${WORD}[-_ ][^.]*\.(?:txt|asc)$|^checksum\.sha\d+-|\.sfv$`,
  'i',
);

/** Indexes of the lists. Alone, such a file is just a file to hash. */
export function checksumListsIn(files: readonly FileRef[]): number[] {
  const lists = [...files.keys()].filter((index) => {
    const file = files[index];
    return file !== undefined && LIST_NAME.test(file.name) && file.bytes <= LIST_LIMIT;
  });
  return lists.length < files.length ? lists : [];
}
