// Converts a video's audio to MP3, or extracts it unchanged, with the first of the thread's engines that accepts the file.
import { AudioError, type AudioEngine, type AudioOutcome, type EngineChoice } from '../../contract/media/audio-engine';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext, Step } from '../../contract/run/kernel';
import type { Sink } from '../../contract/run/sink';
import { firstMovie } from '../../lib/mp4/boxes';
import { countWaves } from '../../lib/count-waves';
import { id3Tag } from '../../lib/id3-writer';
import { isEmptyTrack, message, mixedNotAac, refusal, toToolError } from './failure';
import { isFinal, LOADING, loadEngine } from './load-engine';
import { partsAtSilences } from './measure';
import { refuseUnusable, type Obstacle } from './obstacles';
import { checkOptions, makePlan, type Plan } from './plan';
import { tagNotes } from './notes';
import { partsOf } from './parts';
import { ID3_VERSIONS, resultTags } from './result-tags';
import { checkParts, splitMp3, type Split } from './split';
import { isAcceptedFile, type Mp4ToMp3Options, type Mp4ToMp3Output } from './spec';
import { reporter, unlessCanceled, whileWanted } from './waiting';
import { appendedNotes, appendedWaves, gapNotes, roughNotes, unreadNotes, warningsOn } from './warnings';

const CONVERTING: Step = { label: message('converting'), unit: 'seconds' };

/**
 * @throws ToolError `invalid-input` for a file that is not media or is incomplete, or a range outside it; `unsupported` for
 * one without audio or with protected audio; `too-large` before the work for an MP3 beyond what the engine can hold; `network` when
 * the engine cannot be loaded. A damaged file is no error as long as some of its audio could be saved: see `warnings`.
 */
export const kernel: Kernel<Blob, Mp4ToMp3Options, Mp4ToMp3Output> = async (file, asked, run) => {
  await run.tick(0, undefined, LOADING);
  checkFile(file);
  checkOptions(asked);
  const obstacles = await refuseUnusable(file);
  const { movie, count } = await firstMovie(file);
  const waves = await countWaves(file);
  const silent = splitsAtSilences(asked) ? await partsAtSilences(movie, asked, obstacles, run) : undefined;
  const options = silent ? { ...asked, parts: silent.parts } : asked;
  // A list with an error is refused before any work.
  checkParts((await partsOf(movie, options, undefined)).parts);
  const choices = run.ports.audioEngines?.filter(({ name }) => name === 'ffmpeg' || !options.onlyFfmpeg) ?? [];
  let readBefore: number | undefined;
  for (const [i, choice] of choices.entries()) {
    try {
      const output = await convertWith(choice, movie, options, obstacles, run);
      const split = await splitBy(movie, output, options, run);
      const appended = [
        ...(silent?.notes ?? []),
        ...split.notes,
        ...appendedNotes(count),
        ...appendedWaves(waves, output),
        ...unreadNotes(output, readBefore),
      ];
      return { ...output, ...(split.parts && { parts: split.parts }), notes: [...output.notes, ...appended] };
    } catch (error) {
      if (isUncopyable(error) && options.format === 'm4a') throw mixedNotAac();
      const isWhole = options.start === undefined && options.end === undefined;
      if (error instanceof AudioError && error.problem === 'partial' && isWhole) readBefore = error.seconds;
      if (i + 1 === choices.length || isFinal(error)) throw toToolError(error);
    }
  }
  throw new ToolError('unsupported', message('noEngine'));
};

const MIMES = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  flac: 'audio/flac',
  opus: 'audio/ogg',
} as const;

/** The page sends the parts that it has found and the visitor has corrected. For several files, the kernel finds them. */
const splitsAtSilences = ({ format, parts, split }: Mp4ToMp3Options) =>
  format === 'mp3' && split === 'silence' && parts === undefined;

const isUncopyable = (error: unknown) => error instanceof AudioError && error.problem === 'uncopyable';

async function splitBy(file: Blob, output: Mp4ToMp3Output, options: Mp4ToMp3Options, run: RunContext): Promise<Split> {
  const { audio, seconds } = output;
  const { start = 0 } = options;
  const { parts, notes } = await partsOf(file, options, start + seconds);
  if (parts.length === 0) return { notes };
  // Parts are views, and there is no view of a file that the visitor picked.
  if (audio.stored !== 'blob') return { notes: [...notes, message('savedWhole')] };
  const split = await splitMp3(audio, parts, start, run);
  return { ...split, notes: [...notes, ...split.notes] };
}

async function convertWith(
  choice: EngineChoice,
  file: Blob,
  options: Mp4ToMp3Options,
  obstacles: readonly (Obstacle | undefined)[],
  run: RunContext,
): Promise<Mp4ToMp3Output> {
  const engine = await loadEngine(choice, run, CONVERTING);
  try {
    return await convertBy(engine, file, options, obstacles, run);
  } catch (error) {
    if (!isUncopyable(error) || options.format === 'm4a') throw error;
    return convertBy(engine, file, { ...options, copyMp3: false }, obstacles, run);
  }
}

async function convertBy(
  engine: AudioEngine,
  file: Blob,
  options: Mp4ToMp3Options,
  obstacles: readonly (Obstacle | undefined)[],
  run: RunContext,
): Promise<Mp4ToMp3Output> {
  const plan = makePlan(await unlessCanceled(run, engine.probe(file)), options, engine.maxBytes);
  const { audio, expectedBytes, notes, seconds, source } = plan;
  const obstacle = obstacles[audio.track];
  if (obstacle) throw refusal(obstacle);
  const own = audio.keepTags ? await unlessCanceled(run, engine.tags(file)) : undefined;
  const tags = audio.keepTags ? await resultTags(own, options.tags, audio) : undefined;
  // Opened before any work, so that missing space is reported first.
  const sink = await run.sink({ mime: MIMES[audio.format], ...(expectedBytes === undefined ? {} : { expectedBytes }) });
  try {
    const tag = tags && audio.format === 'mp3' ? id3Tag(tags, ID3_VERSIONS[options.id3Version]) : undefined;
    if (tag && tag.length > 0) await sink.write(tag);
    const outcome = await convert(engine, file, { ...plan, audio: { ...audio, ...(tags && { tags }) } }, sink, run);
    return {
      audio: await sink.close(),
      format: audio.format,
      seconds: outcome.seconds,
      source,
      engine: engine.name,
      copied: audio.encoding === 'copy',
      warnings: warningsOn(outcome, seconds),
      notes: [...notes, ...tagNotes(own), ...roughNotes(engine.name, audio), ...gapNotes(outcome, seconds)],
    };
  } catch (error) {
    // The next engine starts from the beginning, and needs the space.
    await sink.abort();
    throw isEmptyTrack(error, audio) ? new ToolError('unsupported', message('emptyTrack'), { cause: error }) : error;
  }
}

/** A Blob without a name or type has only its bytes, which the engine checks. */
export function checkFile(file: Blob): void {
  const name = file instanceof File ? file.name : '';
  if ((name !== '' || file.type !== '') && !isAcceptedFile(name, file.type)) {
    throw new ToolError('invalid-input', message('invalidType'));
  }
  if (file.size === 0) throw new ToolError('invalid-input', message('empty'));
}

function convert(engine: AudioEngine, file: Blob, plan: Plan, sink: Sink, run: RunContext): Promise<AudioOutcome> {
  const { audio, seconds } = plan;
  const report = reporter(run, CONVERTING);
  // The last frame may end slightly after the end.
  const onTime = (done: number) => report(Math.min(done, seconds ?? Infinity), seconds);
  const work = engine.convert(file, audio, whileWanted(sink, run), onTime);
  return unlessCanceled(run, work);
}
