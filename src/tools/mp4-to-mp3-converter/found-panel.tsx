// Shows the contents of the chosen file and the expected result, before a conversion starts.
import type { InWords } from '../../../workers/contract/run/message';
import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useState, type ReactNode } from 'react';
import {
  type Mp4ToMp3Options,
  audioFinder,
  type Found,
  codecName,
  type AudioSource,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { ArtifactId } from '../../artifacts/artifact-store';
import { say } from '../../../workers/words/in-words';
import { clock } from '../../../workers/words/time-words';
import { formatBytes } from '../../lib/format';
import { useArtifacts, useClient } from '../../state/services-context';
import type { ToolErrorData } from '../../../workers/contract/run/errors';
import { Refusal } from '../../tool-kit/result/titled-notes';
import { Ruler } from '../../ui/ruler';
import * as lateWords from './late-words';
import * as words from './words';

interface FoundPanelProps {
  artifactId: ArtifactId;
  /** Undefined while the options are invalid. */
  options: Mp4ToMp3Options | undefined;
  /** A short version for a row of the list. */
  isInRow?: boolean;
  /** More about the file, below. */
  children?: (found: InWords<Found> | undefined) => ReactNode;
}

export default function FoundPanel({ artifactId, options, isInRow = false, children }: FoundPanelProps) {
  const look = useFound(artifactId, options);
  if (isInRow) {
    if (look?.kind === 'found') return ` · ${foundInShort(look.found)}`;
    return look?.kind === 'refused' && <span className="text-danger"> · {look.error.message}</span>;
  }
  if (look?.kind === 'refused') return <Refusal error={look.error} />;
  const found = look?.kind === 'found' ? look.found : undefined;
  const rows: readonly (readonly [string, string])[] = found
    ? [
        [words.audio, sourceWords(found)],
        [words.result, resultWords(found)],
        [words.engine, engineWords(found)],
      ]
    : [[words.audio, look ? words.knownLater : words.reading]];
  const range = found && options && rangeOf(options, found.source.seconds);
  return (
    <>
      {/* Reserves three lines, so that nothing below moves when the file has been read. */}
      <dl aria-label={words.contents} className="grid min-h-15 grid-cols-[auto_1fr] content-start gap-x-3 text-sm">
        {rows.map(([name, value]) => (
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
      {children?.(found)}
    </>
  );
}

/** "0:01.5" */
function tenthsClock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return tenths % 10 === 0 ? clock(tenths / 10) : `${clock(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** In seconds. Undefined for the whole file, for a file of unknown length, and for an empty range. */
function rangeOf({ start = 0, end = Infinity }: Mp4ToMp3Options, whole: number | undefined) {
  if (!whole || start >= Math.min(end, whole) || (start === 0 && end >= whole)) return undefined;
  return { start, end: Math.min(end, whole), whole };
}

type Look =
  | { readonly kind: 'found'; readonly found: InWords<Found> }
  /** Why the file can't be converted with these options. */
  | { readonly kind: 'refused'; readonly error: ToolErrorData<string> }
  /** These problems are known only after a conversion. */
  | { readonly kind: 'unknown' };

/** Errors that a conversion would also report. After any other error, a conversion may still succeed. */
const REFUSALS = ['invalid-input', 'unsupported'];

/** Reads the file in a worker. Undefined at first. While the options change, it stays the previous result. */
function useFound(artifactId: ArtifactId, options: Mp4ToMp3Options | undefined): Look | undefined {
  const client = useClient();
  const artifacts = useArtifacts();
  const [known, setKnown] = useState<{ of: ArtifactId; look: Look }>();
  // The options are a new object in each render, so they are compared as text.
  // Tags change nothing about what is found.
  const key = options && JSON.stringify({ ...options, tags: undefined });
  useEffect(() => {
    const file = artifacts.find(artifactId);
    if (key === undefined || !file) return;
    const runId = nanoid();
    let isCurrent = true;
    const asked = JSON.parse(key) as Mp4ToMp3Options;
    void client.run(audioFinder, { runId, input: file, options: asked }).then((reply) => {
      if (!isCurrent) return;
      const refused = !reply.ok && REFUSALS.includes(reply.error.code) ? reply.error : undefined;
      const found = reply.ok ? reply.output : undefined;
      const look: Look = found
        ? { kind: 'found', found }
        : refused === undefined
          ? { kind: 'unknown' }
          : { kind: 'refused', error: refused };
      setKnown({ of: artifactId, look });
    });
    return () => {
      isCurrent = false;
      client.cancel(runId);
    };
  }, [artifactId, key, client, artifacts]);
  return known?.of === artifactId ? known.look : undefined;
}

const FFMPEG: Readonly<Record<NonNullable<Found['because']>, string>> = {
  file: words.ffmpegForFile,
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
    format.toUpperCase(),
    ...(copied ? [words.copiedAsIs] : []),
    ...(bytes === undefined ? [] : [say(words.about, { size: formatBytes(bytes) })]),
    ...(seconds === undefined ? [] : [clock(seconds)]),
  ].join(', ');
}

/** "AAC stereo at 44.1 kHz, 10:00, to MP3 of about 14.4 MB", for the row of a list. */
function foundInShort({ source, result: { format, copied, bytes } }: InWords<Found>): string {
  const values = { format: format.toUpperCase() };
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
  return result.copied ? words.noEngine : words.browserEngine;
}
