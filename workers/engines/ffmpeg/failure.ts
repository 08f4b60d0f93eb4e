// Finds out why ffmpeg refused a file, from what it printed.
import { AudioError, type AudioProblem } from '../../contract/audio-engine';

const has = (log: readonly string[], pattern: RegExp) => log.some((line) => pattern.test(line));

// Emscripten's words when its heap cannot grow, and ffmpeg's own (AVERROR(ENOMEM)).
const MEMORY = /Aborted\(OOM\)|Cannot enlarge memory|Cannot allocate memory|memory access out of bounds/;

/** The first that fits decides. */
const CONVERSION: readonly (readonly [RegExp, AudioProblem])[] = [
  [MEMORY, 'out-of-memory'],
  [/matches no streams/, 'no-audio'],
  [/no decoder found|Decoder .*not found|Unknown decoder|Error while opening decoder/, 'undecodable'],
  [/Error while decoding|corrupt|partial file|Invalid data found/, 'damaged'],
  [/^Output file is empty/, 'no-sound'],
];

export const ranOutOfMemory = (log: readonly string[]) => has(log, MEMORY);

/** For a file that could not even be opened. */
export function probeFailure(log: readonly string[]): Error {
  if (ranOutOfMemory(log)) return new AudioError('out-of-memory');
  if (has(log, /moov atom not found/)) return new AudioError('incomplete');
  return log.length > 0 ? new AudioError('not-media') : unexplained(log);
}

/** For a conversion that left nothing worth keeping. */
export function conversionFailure(log: readonly string[]): Error {
  const known = CONVERSION.find(([pattern]) => has(log, pattern));
  return known ? new AudioError(known[1]) : unexplained(log);
}

/** A bug: the end of the log goes to the console, and the visitor reads the tool's own sentence for such cases. */
const unexplained = (log: readonly string[]) => new Error(`ffmpeg failed:\n${log.slice(-10).join('\n')}`);
