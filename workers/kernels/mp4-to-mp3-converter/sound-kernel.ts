// Measures how loud a file's audio is over its time, for the waveform and its silences.
import { AudioError } from '../../contract/media/audio-engine';
import type { SoundShape } from '../../contract/media/sound-shape';
import { ToolError } from '../../contract/run/errors';
import type { Kernel, RunContext, Step } from '../../contract/run/kernel';
import { firstMovie } from '../../lib/mp4/boxes';
import { message, refusal, toToolError } from './failure';
import { checkFile, isFinal, loadEngine } from './kernel';
import { refuseUnusable, type Obstacle } from './obstacles';
import { makePlan } from './plan';
import { DEFAULT_OPTIONS } from './spec';
import { reporter, unlessCanceled } from './waiting';

const LISTENING: Step = { label: message('listening'), unit: 'seconds' };

/** As a conversion of the whole file, which decodes, and needs nothing that only one engine has. */
const WHOLE = { ...DEFAULT_OPTIONS, format: 'mp3', bitRate: 128, copyMp3: false, keepTags: false } as const;

async function measureWith(
  choice: NonNullable<RunContext['ports']['audioEngines']>[number],
  file: Blob,
  obstacles: readonly (Obstacle | undefined)[],
  run: RunContext,
): Promise<SoundShape> {
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

/** @throws ToolError as a conversion does */
export const kernel: Kernel<Blob, Record<string, never>, SoundShape> = async (file, _options, run) => {
  await run.tick(0, undefined, LISTENING);
  checkFile(file);
  const obstacles = await refuseUnusable(file);
  const { movie } = await firstMovie(file);
  const choices = run.ports.audioEngines ?? [];
  for (const [i, choice] of choices.entries()) {
    try {
      return await measureWith(choice, movie, obstacles, run);
    } catch (error) {
      if (i + 1 === choices.length || isFinal(error)) throw toToolError(error);
    }
  }
  throw new ToolError('unsupported', message('noEngine'));
};
