// Puts into words why a file could not be converted, going by what ffmpeg printed.
import { ToolError } from '../../contract/errors';
import type { Probe } from './probe';

export const FAILURES = {
  empty: 'The file is empty.',
  noAudio: 'This video has no audio track, so there is nothing to convert.',
  picture: 'This is a picture, not a video: there is no sound in it.',
  notMedia:
    'This file is no video or sound that can be read. It may be damaged, or of another kind than its name says.',
  incomplete:
    'The file is incomplete (its index, the moov atom, is missing). It was probably cut off while it was downloaded or recorded: please get it again.',
  undecodable: 'The sound in this file is in a format that cannot be decoded here.',
  encrypted: 'The sound in this file is encrypted (copy protected), so it cannot be converted.',
  damaged: 'The sound in this file is too damaged: nothing of it could be decoded.',
  noSound: 'There is no sound in this part of the file.',
  outOfMemory:
    'This browser ran out of memory while converting. Close other tabs, choose a lower bit rate, or convert a part of the file at a time.',
  noEngine: 'Converting needs a Web Worker of a browser, which is missing here.',
} as const;

const has = (log: readonly string[], pattern: RegExp) => log.some((line) => pattern.test(line));

// Emscripten's words when its heap cannot grow, and ffmpeg's own (AVERROR(ENOMEM)).
const MEMORY = /Aborted\(OOM\)|Cannot enlarge memory|Cannot allocate memory|memory access out of bounds/;

const outOfMemory = () => new ToolError('out-of-memory', FAILURES.outOfMemory);
export const undecodable = () => new ToolError('unsupported', FAILURES.undecodable);
export const encrypted = () => new ToolError('unsupported', FAILURES.encrypted);

export function noAudio({ format }: Pick<Probe, 'format'>): ToolError {
  const isPicture = /_pipe$|^image2/.test(format);
  return new ToolError(isPicture ? 'invalid-input' : 'unsupported', isPicture ? FAILURES.picture : FAILURES.noAudio);
}

/** For a file that could not even be opened. */
export function probeFailure(log: readonly string[]): Error {
  if (has(log, MEMORY)) return outOfMemory();
  if (has(log, /moov atom not found/)) return new ToolError('invalid-input', FAILURES.incomplete);
  return log.length > 0 ? new ToolError('invalid-input', FAILURES.notMedia) : unexplained(log);
}

/** For a conversion that left nothing worth keeping. */
export function conversionFailure(log: readonly string[]): Error {
  if (has(log, MEMORY)) return outOfMemory();
  if (has(log, /matches no streams/)) return new ToolError('unsupported', FAILURES.noAudio);
  if (has(log, /no decoder found|Decoder .*not found|Unknown decoder/)) return undecodable();
  if (has(log, /Error while decoding|corrupt|partial file|Invalid data found/))
    return new ToolError('invalid-input', FAILURES.damaged);
  if (has(log, /^Output file is empty/)) return new ToolError('invalid-input', FAILURES.noSound);
  return unexplained(log);
}

export const ranOutOfMemory = (log: readonly string[]) => has(log, MEMORY);

/** An exception from the engine instead of an exit code: memory gets this tool's own advice, the rest passes as it is. */
export const engineFailure = (error: unknown): unknown =>
  error instanceof RangeError ? new ToolError('out-of-memory', FAILURES.outOfMemory, { cause: error }) : error;

/** A fault of ours: the log's end goes to the console, the visitor reads the tool's own sentence for such cases. */
const unexplained = (log: readonly string[]) => new Error(`ffmpeg failed:\n${log.slice(-10).join('\n')}`);
