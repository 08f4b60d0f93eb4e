// Makes a list of checksums from a result.
import {
  ALGORITHMS,
  type AlgorithmId,
  type HashOutput,
  digestAt,
  type DigestTable,
} from '../../../workers/kernels/hash-generator/spec';

type Hashes = Pick<HashOutput, 'hashed' | 'keyed'>;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' };

/** Like `sha256sum --binary`: escapes a name with a line break or a backslash, and marks its line. */
function line(digest: string, name: string): string {
  const escaped = name.replace(/[\\\n\r]/g, (char) => ESCAPES[char] ?? char);
  return `${escaped === name ? '' : '\\'}${digest} *${escaped}\n`;
}

const plainName = (id: AlgorithmId) => ALGORITHMS[id].label.replace(/[^A-Z0-9]/gi, '').toUpperCase();

export const checksumFileName = (id: AlgorithmId, { keyed }: Pick<HashOutput, 'keyed'>) =>
  keyed ? `HMAC-${plainName(id)}.txt` : `${plainName(id)}SUMS`;

/** The only dropped folder, with its slash, if all files are from it. Their list belongs in that folder. */
export function sharedFolder({ names }: DigestTable): string {
  const folder = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? '';
  return names.every((name) => name?.startsWith(folder)) ? folder : '';
}

/**
 * Lines for `sha256sum --check` in the folder that the files were dropped from, or in the dropped folder itself. HMACs have a
 * tag, because as plain checksums they would be wrong.
 */
export function checksumFile(id: AlgorithmId, { hashed, keyed }: Hashes): string {
  const folder = sharedFolder(hashed);
  return hashed.names
    .flatMap((name, index) => {
      const digest = digestAt(hashed, index, id);
      if (name === null || digest === undefined) return [];
      const listed = name.slice(folder.length);
      return keyed ? `HMAC-${plainName(id)} (${listed}) = ${digest}\n` : line(digest, listed);
    })
    .join('');
}
