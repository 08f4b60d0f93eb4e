// Shows the contents of the chosen file and the expected result, before a conversion starts.
import type { InWords } from '../../../workers/contract/run/message';
import type { ReactNode } from 'react';
import {
  DEFAULT_OPTIONS,
  type Mp4ToMp3Options,
  type Examined,
  type Found,
  codecName,
  type AudioSource,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { say } from '../../../workers/words/in-words';
import { clock } from '../../../workers/words/time-words';
import { loadable } from '../../hydration/loadable';
import { formatBytes } from '../../lib/format';
import { Notes } from '../../tool-kit/notes';
import { Refusal } from '../../tool-kit/result/titled-notes';
import { Ruler } from '../../ui/ruler';
import * as lateWords from './late-words';
import PartsPanel from './parts-panel';
import type { PartsOfFile } from './silence-panel';
import { tenthsClock } from './tenths-clock';
import { useFound } from './use-found';
import * as words from './words';

/** What counts as silence changes nothing that is found in a file, and a slider moves fast. */
const { silenceThreshold, silenceLength } = DEFAULT_OPTIONS;
const ANY_SILENCE = { silenceThreshold, silenceLength };

const silencePanel = loadable(() => import('./silence-panel'));

export interface FoundPanelProps {
  artifactId: ArtifactId;
  /** Undefined while the options are invalid. */
  options: Mp4ToMp3Options | undefined;
  /** A short version for a row of the list. */
  isInRow?: boolean;
  /** For the list of parts. */
  parts?: PartsOfFile | undefined;
  /** More about the file, below. */
  children?: (examined: Pick<Examined, 'tags' | 'cover'> | undefined) => ReactNode;
}

export default function FoundPanel({ artifactId, options, isInRow = false, parts, children }: FoundPanelProps) {
  const look = useFound(artifactId, options && { ...options, ...ANY_SILENCE });
  const examined = look?.kind === 'examined' ? look.examined : undefined;
  const found = examined?.found;
  if (isInRow) {
    if (found) return ` · ${foundInShort(found)}`;
    return look?.kind === 'refused' && <span className="text-danger"> · {look.error.message}</span>;
  }
  if (look?.kind === 'refused') return <Refusal error={look.error} />;
  const rows: readonly (readonly [string, string])[] = found
    ? [
        [words.audio, sourceWords(found)],
        [words.result, resultWords(found)],
        [words.engine, engineWords(found)],
      ]
    : [[words.audio, look ? words.knownLater : words.reading]];
  const chapters = examined ? chapterWords(examined, options) : undefined;
  const range = found && options && rangeOf(options, found.source.seconds);
  return (
    <>
      {/* Reserves three lines, so that nothing below moves when the file has been read. */}
      <dl aria-label={words.contents} className="grid min-h-15 grid-cols-[auto_1fr] content-start gap-x-3 text-sm">
        {[...rows, ...(chapters === undefined ? [] : [[words.chapters, chapters] as const])].map(([name, value]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {range && (
          <div className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{words.range}</dt>
            <dd className="tabular-nums">
              {say(words.rangeOf, {
                start: tenthsClock(range.start),
                end: tenthsClock(range.end),
                whole: clock(range.whole),
              })}
              <Ruler from={range.start / range.whole} to={range.end / range.whole} className="mt-1 max-w-md" />
            </dd>
          </div>
        )}
      </dl>
      <Notes notes={examined?.notes ?? []} />
      {children?.(examined)}
      {parts && examined && examined.parts.length > 0 && (
        <PartsPanel key={parts.of} of={parts.of} edits={parts.edits} onEdit={parts.onEdit} parts={examined.parts} />
      )}
      {parts && options?.split === 'silence' && options.format === 'mp3' && (
        <silencePanel.Component key={artifactId} artifactId={artifactId} options={options} parts={parts} />
      )}
    </>
  );
}

/** "12. “Split into parts” under Options makes one MP3 of each." Undefined without chapters. */
function chapterWords(
  { chapters: count }: InWords<Examined>,
  options: Mp4ToMp3Options | undefined,
): string | undefined {
  if (count === 0) return undefined;
  return options?.format === 'mp3' && options.split === 'none' ? say(words.splitAtChapters, { count }) : String(count);
}

/** In seconds. Undefined for the whole file, for a file of unknown length, and for an empty range. */
function rangeOf({ start = 0, end = Infinity }: Mp4ToMp3Options, whole: number | undefined) {
  if (!whole || start >= Math.min(end, whole) || (start === 0 && end >= whole)) return undefined;
  return { start, end: Math.min(end, whole), whole };
}

const FFMPEG: Readonly<Record<NonNullable<Found['because']>, string>> = {
  file: words.ffmpegForFile,
  format: words.ffmpegForFormat,
  codec: words.ffmpegForCodec,
  variable: words.ffmpegForVariable,
  'sample-rate': words.ffmpegForSampleRate,
  channels: words.ffmpegForChannels,
  'late-start': words.ffmpegForLateStart,
  chapters: words.ffmpegForChapters,
  decoder: words.ffmpegForDecoder,
  asked: words.ffmpegAsSet,
};

/** "AAC stereo at 44.1 kHz" */
export function soundWords({ codec, channels, sampleRate }: AudioSource): string {
  const sound = { codec: codecName(codec), rate: String(sampleRate / 1000) };
  if (channels === 1) return say(words.mono, sound);
  return channels === 2 ? say(words.stereo, sound) : say(lateWords.channels, { ...sound, count: channels });
}

/** "AAC stereo at 44.1 kHz, 128 kbps, 10:00, in MP4" */
function sourceWords({ source, tracks }: InWords<Found>): string {
  const { bitRate, seconds, container } = source;
  return [
    soundWords(source),
    ...(bitRate === undefined ? [] : [say(words.bitRate, { rate: String(bitRate) })]),
    ...(seconds === undefined ? [] : [clock(seconds)]),
    say(words.container, { container }),
    ...(tracks > 1 ? [say(words.oneOfTracks, { tracks })] : []),
  ].join(', ');
}

/** "MP3, about 14.4 MB, 10:00" */
function resultWords({ result: { format, copied, bytes, seconds } }: InWords<Found>): string {
  return [
    codecName(format),
    ...(copied ? [words.copiedAsIs] : []),
    ...(bytes === undefined ? [] : [say(words.about, { size: formatBytes(bytes) })]),
    ...(seconds === undefined ? [] : [clock(seconds)]),
  ].join(', ');
}

/** "AAC stereo at 44.1 kHz, 10:00, to MP3 of about 14.4 MB", for the row of a list. */
function foundInShort({ source, result: { format, copied, bytes } }: InWords<Found>): string {
  const values = { format: codecName(format) };
  return [
    soundWords(source),
    ...(source.seconds === undefined ? [] : [clock(source.seconds)]),
    bytes === undefined
      ? say(copied ? words.copiedTo : words.to, values)
      : say(copied ? words.copiedToAbout : words.toAbout, { ...values, size: formatBytes(bytes) }),
  ].join(', ');
}

function engineWords({ engine, because, result }: InWords<Found>): string {
  if (engine === 'ffmpeg') return because ? FFMPEG[because] : words.ffmpeg;
  if (result.copied) return words.noEngine;
  return result.format === 'wav' ? words.browserOnly : words.browserEngine;
}
