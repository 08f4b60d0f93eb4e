// Converts a video's audio to MP3, or extracts it unchanged, with the first of the thread's engines that accepts the file.
import type { AudioEngine, AudioOutcome, EngineChoice } from '../../contract/audio-engine';
import { ToolError } from '../../contract/errors';
import type { Kernel, RunContext, Step } from '../../contract/kernel';
import type { Sink } from '../../contract/sink';
import { firstMovie } from '../../lib/mp4/boxes';
import { isEmptyTrack, message, refusal, toToolError } from './failure';
import { refuseUnusable, type Obstacle } from './obstacles';
import { checkOptions, makePlan, type Plan } from './plan';
import { isAcceptedFile, type Mp4ToMp3Options, type Mp4ToMp3Output } from './spec';
import { reporter, unlessCanceled, whileWanted } from './waiting';
import { appendedNotes, gapNotes, roughNotes, warningsOn } from './warnings';

const LOADING: Step = { label: message('loading'), unit: 'bytes' };
const CONVERTING: Step = { label: message('converting'), unit: 'seconds' };

/**
 * @throws ToolError `invalid-input` for a file that is not media or is incomplete, or a range outside it; `unsupported` for
 * one without audio or with protected audio; `too-large` before the work for an MP3 beyond what the engine can hold; `network` when
 * the engine cannot be loaded. A damaged file is no error as long as some of its audio could be saved: see `warnings`.
 */
export const kernel: Kernel<Blob, Mp4ToMp3Options, Mp4ToMp3Output> = async (file, options, run) => {
  await run.tick(0, undefined, LOADING);
  checkFile(file);
  checkOptions(options);
  const obstacles = await refuseUnusable(file);
  const { movie, count } = await firstMovie(file);
  const choices = run.ports.audioEngines?.filter(({ name }) => name === 'ffmpeg' || !options.onlyFfmpeg) ?? [];
  for (const [i, choice] of choices.entries()) {
    try {
      const output = await convertWith(choice, movie, options, obstacles, run);
      return { ...output, notes: [...output.notes, ...appendedNotes(count)] };
    } catch (error) {
      if (i + 1 === choices.length || isFinal(error)) throw toToolError(error);
    }
  }
  throw new ToolError('unsupported', message('noEngine'));
};

const MIMES = { mp3: 'audio/mpeg', m4a: 'audio/mp4' } as const;

/**
 * Errors that no other engine would avoid: a cancel, too little space, times outside the file, or a removed file. Any other
 * error, even a bug or a crash of the engine, may not happen with the next one.
 */
const isFinal = (error: unknown) =>
  error instanceof ToolError ||
  (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name));

async function convertWith(
  choice: EngineChoice,
  file: Blob,
  options: Mp4ToMp3Options,
  obstacles: readonly (Obstacle | undefined)[],
  run: RunContext,
): Promise<Mp4ToMp3Output> {
  const engine = await loadEngine(choice, run);
  const plan = makePlan(await unlessCanceled(run, engine.probe(file)), options, engine.maxBytes);
  const { audio, expectedBytes, notes, seconds, source } = plan;
  const obstacle = obstacles[audio.track];
  if (obstacle) throw refusal(obstacle);
  // Opened before the work, so that missing space is reported first.
  const sink = await run.sink({ mime: MIMES[audio.format], ...(expectedBytes === undefined ? {} : { expectedBytes }) });
  try {
    const outcome = await convert(engine, file, plan, sink, run);
    return {
      audio: await sink.close(),
      format: audio.format,
      seconds: outcome.seconds,
      source,
      engine: engine.name,
      copied: audio.encoding === 'copy',
      warnings: warningsOn(outcome, seconds),
      notes: [...notes, ...roughNotes(engine.name, audio), ...gapNotes(outcome, seconds)],
    };
  } catch (error) {
    // The next engine starts again, and needs the space.
    await sink.abort();
    throw isEmptyTrack(error, audio) ? new ToolError('unsupported', message('emptyTrack'), { cause: error }) : error;
  }
}

/** A Blob without a name or type has only its bytes, which the engine checks. */
function checkFile(file: Blob): void {
  const name = file instanceof File ? file.name : '';
  if ((name !== '' || file.type !== '') && !isAcceptedFile(name, file.type)) {
    throw new ToolError('invalid-input', message('invalidType'));
  }
  if (file.size === 0) throw new ToolError('invalid-input', message('empty'));
}

async function loadEngine({ load }: EngineChoice, run: RunContext): Promise<AudioEngine> {
  const engine = await unlessCanceled(run, load(reporter(run, LOADING)));
  await run.tick(0, undefined, CONVERTING);
  return engine;
}

function convert(engine: AudioEngine, file: Blob, plan: Plan, sink: Sink, run: RunContext): Promise<AudioOutcome> {
  const { audio, seconds } = plan;
  const report = reporter(run, CONVERTING);
  // The last frame may end slightly after the end.
  const onTime = (done: number) => report(Math.min(done, seconds ?? Infinity), seconds);
  const work = engine.convert(file, audio, whileWanted(sink, run), onTime);
  return unlessCanceled(run, work);
}
