// Finds out from its printed lines why ffmpeg refused a file.
import { AudioError, type AudioProblem } from '../../contract/media/audio-engine';

const has = (log: readonly string[], pattern: RegExp) => log.some((line) => pattern.test(line));

// What Emscripten prints when its heap can't grow, and ffmpeg's own text (AVERROR(ENOMEM)).
const MEMORY = /Aborted\(OOM\)|Cannot enlarge memory|Cannot allocate memory|memory access out of bounds/;

/** The first pattern that matches decides. */
const CONVERSION: readonly (readonly [RegExp, AudioProblem])[] = [
  [MEMORY, 'out-of-memory'],
  [/matches no streams/, 'no-audio'],
  [/no decoder found|Decoder .*not found|Unknown decoder|Error while opening decoder/, 'undecodable'],
  [/Error while decoding|corrupt|partial file|Invalid data found/, 'damaged'],
  [/^Output file is empty/, 'no-sound'],
];

export const ranOutOfMemory = (log: readonly string[]) => has(log, MEMORY);

/** For a file that couldn't be opened. */
export function probeFailure(log: readonly string[]): Error {
  if (ranOutOfMemory(log)) return new AudioError('out-of-memory');
  if (has(log, /moov atom not found/)) return new AudioError('incomplete');
  return log.length > 0 ? new AudioError('not-media') : unexplained(log);
}

/** For a conversion that saved nothing useful. */
export function conversionFailure(log: readonly string[]): Error {
  const known = CONVERSION.find(([pattern]) => has(log, pattern));
  return known ? new AudioError(known[1]) : unexplained(log);
}

/** A bug. The end of the log goes to the console, and the visitor gets the tool's usual sentence for a bug. */
const unexplained = (log: readonly string[]) => new Error(`ffmpeg failed:\n${log.slice(-10).join('\n')}`);
