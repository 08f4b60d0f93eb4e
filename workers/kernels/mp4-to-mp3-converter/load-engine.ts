// Loads an engine, and decides whether the next one may do better.
import type { AudioEngine, EngineChoice } from '../../contract/media/audio-engine';
import { ToolError } from '../../contract/run/errors';
import type { RunContext, Step } from '../../contract/run/kernel';
import { message } from './failure';
import { reporter, unlessCanceled } from './waiting';

export const LOADING: Step = { label: message('loading'), unit: 'bytes' };

/** @param next the step that follows */
export async function loadEngine({ load }: EngineChoice, run: RunContext, next: Step): Promise<AudioEngine> {
  const engine = await unlessCanceled(run, load(reporter(run, LOADING)));
  await run.tick(0, undefined, next);
  return engine;
}

/**
 * Errors that every engine would have: a cancel, too little space, times outside the file, or a removed file. Any other error,
 * even a bug or a crash of the engine, may not happen with the next one.
 */
export const isFinal = (error: unknown): boolean =>
  error instanceof ToolError ||
  (error instanceof DOMException && ['NotReadableError', 'NotFoundError'].includes(error.name));
