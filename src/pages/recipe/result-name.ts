// The name of a recipe's result, by its MIME type: a recipe knows no more of it.
import { splitExtension } from '../../../workers/contract/file-names';
import type { FileRef } from '../../state/inputs';
import type { ResultRef } from '../../state/page-output';

const EXTENSIONS: Readonly<Record<string, string>> = { plain: 'txt', 'octet-stream': 'bin', gzip: 'gz', mpeg: 'mp3' };

/** `yaml` for `text/yaml` and `svg` for `image/svg+xml`. A type with a longer name is `bin`. */
export function extensionOf(mime: string): string {
  const [, subtype = ''] = /^[a-z]+\/(?:x-)?([\w.-]+)/.exec(mime) ?? [];
  return EXTENSIONS[subtype] ?? (/^[a-z\d]{2,5}$/.test(subtype) ? subtype : 'bin');
}

/** `photo.txt` for a result in text of `photo.base64`. */
export function resultName({ mime }: Pick<ResultRef, 'mime'>, file?: Pick<FileRef, 'name'>): string {
  const stem = file ? splitExtension(file.name)[0] : 'recipe-result';
  return `${stem}.${extensionOf(mime)}`;
}
