// The file names of parts, by a pattern.
import type { AudioPart, Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { safePath, splitExtension, uniqueNames } from '../../../workers/lib/file-names';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import type { NamedResult } from '../../state/zip-results';
import * as words from './words';

export const USUAL_PATTERN = '{n} - {title}';

export const titleOf = ({ title }: Pick<AudioPart, 'title'>, number: number) =>
  title === '' ? say(words.partNumber, { number }) : title;

/** `{n}` is the number with as many digits as the last one has, `{title}` the title, and `{file}` the name of the source file. */
export function partNames(
  parts: readonly Pick<AudioPart, 'title'>[],
  pattern: string,
  sourceName: string,
): readonly string[] {
  const digits = Math.max(2, String(parts.length).length);
  const unique = uniqueNames();
  const [file] = splitExtension(sourceName);
  return parts.map((part, i) => {
    const values = new Map([
      ['n', String(i + 1).padStart(digits, '0')],
      ['title', titleOf(part, i + 1)],
      ['file', file],
    ]);
    const name = pattern.replace(/\{(n|title|file)\}/g, (_, key: string) => values.get(key) ?? '');
    // A slash in a title isn't a folder, and a period at its start would hide the file.
    const visible = name.replace(/^[.\s]+/, '').trimEnd();
    const safe = safePath(`${visible.replaceAll('/', '_')}.mp3`);
    const [stem, extension] = splitExtension(safe);
    return extension === '' ? unique('_', '.mp3') : unique(stem, extension);
  });
}

/** The parts of a file's result, in a folder with the file's name. */
export function partFiles(
  { audio, parts }: Pick<PageOutput<Mp4ToMp3Output>, 'audio' | 'parts'>,
  sourceName: string,
): readonly NamedResult[] | undefined {
  if (!parts || parts.length === 0) return undefined;
  const names = partNames(parts, USUAL_PATTERN, sourceName);
  const [folder] = splitExtension(sourceName);
  return parts.map((part, i) => ({ name: `${folder}/${names[i] ?? ''}`, result: part.audio, of: audio }));
}
