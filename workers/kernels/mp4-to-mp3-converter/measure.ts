// Measures how loud a file's audio is over its time, and finds its silences.
import { AudioError, type EngineChoice } from '../../contract/media/audio-engine';
import { cutsIn, partsBetween, silences } from '../../contract/media/silences';
import type { SoundShape } from '../../contract/media/sound-shape';
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import { message, refusal, toToolError } from './failure';
import { isFinal, loadEngine } from './load-engine';
import type { Obstacle } from './obstacles';
import type { Parts } from './parts';
import { makePlan } from './plan';
import { DEFAULT_OPTIONS, type Mp4ToMp3Options } from './spec';
import { reporter, unlessCanceled } from './waiting';

const LISTENING: Step = { label: message('listening'), unit: 'seconds' };

/** As a conversion of the whole file, which decodes, and needs nothing that only one engine has. */
const WHOLE = { ...DEFAULT_OPTIONS, format: 'mp3', bitRate: 128, copyMp3: false, keepTags: false } as const;

/** What keeps each track from being converted. */
type Obstacles = readonly (Obstacle | undefined)[];

async function measureWith(choice: EngineChoice, file: Blob, obstacles: Obstacles, run: RunContext) {
  const engine = await loadEngine(choice, run, LISTENING);
  if (!engine.measure) throw new AudioError('undecodable');
  const { audio, seconds } = makePlan(await unlessCanceled(run, engine.probe(file)), WHOLE);
  const obstacle = obstacles[audio.track];
  if (obstacle) throw refusal(obstacle);
  const report = reporter(run, LISTENING);
  return unlessCanceled(
    run,
    engine.measure(file, audio, (done) => report(Math.min(done, seconds ?? Infinity), seconds)),
  );
}

/** @throws ToolError as a conversion of the whole file does */
export async function measureFile(file: Blob, obstacles: Obstacles, run: RunContext): Promise<SoundShape> {
  await run.tick(0, undefined, LISTENING);
  const choices = run.ports.audioEngines ?? [];
  for (const [i, choice] of choices.entries()) {
    try {
      return await measureWith(choice, file, obstacles, run);
    } catch (error) {
      if (i + 1 === choices.length || isFinal(error)) throw toToolError(error);
    }
  }
  throw new ToolError('unsupported', message('noEngine'));
}

/** The parts between silences. Empty, with a note, if there is no silence to cut at. */
export async function partsAtSilences(
  file: Blob,
  { silenceLength: length, silenceThreshold: threshold, start = 0, end = Infinity }: Mp4ToMp3Options,
  obstacles: Obstacles,
  run: RunContext,
): Promise<Parts> {
  const { levels, seconds } = await measureFile(file, obstacles, run);
  const range = { start, end: Math.min(end, seconds) };
  const parts = partsBetween(cutsIn(silences(levels, { threshold, length }), range), range);
  if (parts.length > 1) return { parts, notes: [] };
  return { parts: [], notes: [message('noSilence', { threshold: -threshold, length: { seconds: length } })] };
}
