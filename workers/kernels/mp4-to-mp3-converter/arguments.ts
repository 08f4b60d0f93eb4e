// The command lines that ffmpeg gets.
import type { Plan } from './plan';
import type { Probe } from './probe';
import type { Mp4ToMp3Options } from './spec';

/** Where the engine leaves the MP3. */
export const OUTPUT_PATH = '/output.mp3';

/** Prints what is in the file. Ends with code 1, since no output is named. */
export const probeArguments = (path: string): string[] => ['-hide_banner', '-i', path];

/**
 * Tags worth carrying over, in ffmpeg's spelling. All others go: a phone's place of recording is nobody's business, and
 * `major_brand` and its like mean nothing in an MP3.
 */
const KEPT_TAGS: ReadonlySet<string> = new Set(
  'title artist album album_artist genre date year track disc composer performer publisher copyright comment lyrics'.split(
    ' ',
  ),
);

const dropTags = (names: readonly string[]): string[] =>
  names
    .filter((name) => !KEPT_TAGS.has(name.toLowerCase()) && !name.includes('='))
    .flatMap((name) => ['-metadata', `${name}=`]);

const tagArguments = (keepTags: boolean, names: readonly string[]): string[] =>
  keepTags ? ['-map_metadata', '0', ...dropTags(names)] : ['-map_metadata', '-1', '-map_chapters', '-1'];

function codecArguments({ copy, channels, sampleRate }: Plan, bitRate: Mp4ToMp3Options['bitRate']): string[] {
  if (copy) return ['-c:a', 'copy'];
  const quality = bitRate === 'vbr' ? ['-q:a', '2'] : ['-b:a', `${bitRate}k`];
  // Mixing floating-point sound, ffmpeg otherwise lets the sum of two channels grow beyond full scale.
  const gain = channels === 1 ? ['-rematrix_maxval', '1'] : [];
  return ['-c:a', 'libmp3lame', ...quality, '-ac', String(channels), ...gain, '-ar', String(sampleRate)];
}

export function conversionArguments(path: string, plan: Plan, probe: Probe, options: Mp4ToMp3Options): string[] {
  const { cover, start, seconds, track, trimmed } = plan;
  return [
    '-hide_banner',
    // Before the input it jumps there instead of decoding all that comes earlier; decoding still makes it exact.
    ...(start > 0 ? ['-ss', String(start)] : []),
    '-i',
    path,
    '-map',
    `0:${track.index}`,
    ...(cover === undefined ? [] : ['-map', `0:${cover}`, '-c:v', 'copy', '-disposition:v', 'attached_pic']),
    ...(trimmed && seconds !== undefined ? ['-t', String(seconds)] : []),
    ...codecArguments(plan, options.bitRate),
    ...tagArguments(options.keepTags, probe.tagNames),
    // Version 2.3 is the one that every player reads.
    '-id3v2_version',
    '3',
    // Whatever share of a damaged file can be decoded is worth having: without this, two errors in three end it.
    '-max_error_rate',
    '1',
    OUTPUT_PATH,
  ];
}
