// The name of a recipe's result. It depends only on the MIME type, because a recipe knows nothing else about the result.
import { splitExtension } from '../../../workers/lib/file-names';
import type { FileRef } from '../../state/inputs';
import type { ResultRef } from '../../state/page-output';

const EXTENSIONS: Readonly<Record<string, string>> = { plain: 'txt', 'octet-stream': 'bin', gzip: 'gz', mpeg: 'mp3' };

/** `yaml` for `text/yaml` and `svg` for `image/svg+xml`. A type with a longer name is `bin`. */
export function extensionOf(mime: string): string {
  const [, subtype = ''] = /^[a-z]+\/(?:x-)?([\w.-]+)/.exec(mime) ?? [];
  return EXTENSIONS[subtype] ?? (/^[a-z\d]{2,5}$/.test(subtype) ? subtype : 'bin');
}

/** `photo.txt` if the result of `photo.base64` is text. */
export function resultName({ mime }: Pick<ResultRef, 'mime'>, file?: Pick<FileRef, 'name'>): string {
  const stem = file ? splitExtension(file.name)[0] : 'recipe-result';
  return `${stem}.${extensionOf(mime)}`;
}
