// Takes the sound out of a video and makes an MP3 of it, with ffmpeg behind a port.
import { cancelled, ToolError } from '../../contract/errors';
import type { Kernel, RunContext, Step } from '../../contract/kernel';
import type { MediaEngine } from '../../contract/media-engine';
import { MiB, type Sink } from '../../contract/sink';
import { conversionArguments, OUTPUT_PATH, probeArguments } from './arguments';
import { conversionFailure, encrypted, engineFailure, FAILURES, probeFailure, ranOutOfMemory } from './failure';
import { countDecodeErrors, judge, type Outcome } from './outcome';
import { checkOptions, makePlan, type Plan } from './plan';
import { parseProbe, type Probe } from './probe';
import { isProtected } from './protection';
import { isAcceptedFile, MESSAGES, STEPS, type Mp4ToMp3Options, type Mp4ToMp3Output } from './spec';

const WRITE_BYTES = 4 * MiB;

/**
 * @throws ToolError `invalid-input` for a file that is no media, is incomplete, or a stretch outside it; `unsupported` for
 * one without sound or with a protected one; `too-large` before the work for an MP3 beyond MAX_MP3_BYTES; `network` when
 * the engine cannot be loaded. A damaged file is no error as long as some of its sound could be saved: see `warnings`.
 */
export const kernel: Kernel<Blob, Mp4ToMp3Options, Mp4ToMp3Output> = async (file, options, run) => {
  await run.tick(0, undefined, STEPS.loading);
  checkFile(file);
  checkOptions(options);
  const engine = await loadEngine(run);
  const path = await engine.mount(file);
  const probe = await probeFile(engine, path, run);
  const plan = makePlan(probe, options);
  const { copy, expectedBytes, notes, source } = plan;
  // Opened before the work, so that missing space shows before it.
  const sink = await run.sink({ mime: 'audio/mpeg', ...(expectedBytes === undefined ? {} : { expectedBytes }) });
  const args = conversionArguments(path, plan, probe, options);
  const { mp3, outcome } = await convert(engine, args, plan, file, run);
  await writeAll(sink, mp3);
  return {
    audio: await sink.close(),
    seconds: outcome.seconds,
    source,
    engine: 'ffmpeg',
    copied: copy,
    warnings: outcome.warnings,
    notes: [...notes, ...outcome.notes],
  };
};

/** A Blob without a name or type has nothing to go by but its bytes, which the engine judges. */
function checkFile(file: Blob): void {
  const name = file instanceof File ? file.name : '';
  if ((name !== '' || file.type !== '') && !isAcceptedFile(name, file.type)) {
    throw new ToolError('invalid-input', MESSAGES.invalidType.text);
  }
  if (file.size === 0) throw new ToolError('invalid-input', FAILURES.empty);
}

async function loadEngine(run: RunContext): Promise<MediaEngine> {
  const { mediaEngine } = run.ports;
  if (!mediaEngine) throw new ToolError('unsupported', FAILURES.noEngine);
  const engine = await unlessCancelled(run, mediaEngine(reporter(run, STEPS.loading)));
  await run.tick(0, undefined, STEPS.converting);
  return engine;
}

async function probeFile(engine: MediaEngine, path: string, run: RunContext): Promise<Probe> {
  const { log } = await unlessCancelled(run, engine.exec(probeArguments(path)));
  const probe = parseProbe(log);
  if (!probe) throw probeFailure(log);
  return probe;
}

interface Converted {
  readonly mp3: Uint8Array;
  readonly outcome: Outcome;
}

async function convert(
  engine: MediaEngine,
  args: readonly string[],
  plan: Plan,
  file: Blob,
  run: RunContext,
): Promise<Converted> {
  const report = reporter(run, STEPS.converting);
  // The last frame may reach a little beyond the end.
  const onTime = (done: number) => report(Math.min(done, plan.seconds ?? Infinity), plan.seconds);
  const result = await unlessCancelled(run, engine.exec(args, { onTime }));
  const { exitCode, log } = result;
  if (ranOutOfMemory(log)) throw conversionFailure(log);
  if (countDecodeErrors(log) > 0 && (await isProtected(file))) throw encrypted();
  const mp3 = await readOutput(engine, exitCode, run);
  const outcome = judge(result, mp3, plan.seconds);
  if (outcome.seconds === 0) throw conversionFailure(log);
  return { mp3, outcome };
}

/** Empty when a failed command left nothing behind. */
async function readOutput(engine: MediaEngine, exitCode: number, run: RunContext): Promise<Uint8Array> {
  try {
    return await unlessCancelled(run, engine.readFile(OUTPUT_PATH));
  } catch (error) {
    if (exitCode === 0 || error instanceof ToolError) throw error;
    return new Uint8Array(0);
  }
}

async function writeAll(sink: Sink, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.length; at += WRITE_BYTES) await sink.write(bytes.subarray(at, at + WRITE_BYTES));
}

/** For callbacks, which can neither wait nor throw: a refused tick ends the reports, and the next awaited tick throws. */
function reporter(run: RunContext, step: Step): (done: number, total: number | undefined) => void {
  let furthest = 0;
  let isOver = false;
  const stop = () => {
    isOver = true;
  };
  return (done, total) => {
    if (isOver) return;
    furthest = Math.max(furthest, done);
    try {
      Promise.resolve(run.tick(furthest, total, step)).catch(stop);
    } catch {
      stop();
    }
  };
}

/** The engine hears nothing while it works, but this thread does: it stops waiting at once, and the engine ends with it. */
async function unlessCancelled<Result>({ signal }: RunContext, work: Promise<Result>): Promise<Result> {
  let stop: (() => void) | undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = () => reject(cancelled());
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([stopped, work]);
  } catch (error) {
    throw engineFailure(error);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
