// Why a file can't be converted.
import { AudioError, type AudioPlan, type AudioProblem } from '../../contract/media/audio-engine';
import { ToolError, type ToolErrorCode } from '../../contract/run/errors';
import { messagesOf, type Message } from '../../contract/run/message';
import type { messages } from './messages';
import { codecName } from './spec';

/** Makes a message of these kernels. */
export const message = messagesOf<typeof messages>('mp4-to-mp3-converter');

type Refusal = readonly [ToolErrorCode, Message];

const PROBLEMS: Readonly<Record<AudioProblem, Refusal>> = {
  'not-media': ['invalid-input', message('notMedia')],
  unrecognized: ['invalid-input', message('unrecognized')],
  picture: ['invalid-input', message('picture')],
  incomplete: ['invalid-input', message('incomplete')],
  'no-audio': ['unsupported', message('noAudio')],
  partial: ['unsupported', message('undecodable')],
  uncopyable: ['unsupported', message('undecodable')],
  undecodable: ['unsupported', message('undecodable')],
  damaged: ['invalid-input', message('damaged')],
  'no-sound': ['invalid-input', message('noSound')],
  'not-loaded': ['network', message('engineNotLoaded')],
  'out-of-memory': ['out-of-memory', message('outOfMemory')],
};

export function failure(problem: AudioProblem, cause?: unknown): ToolError {
  const [code, text] = PROBLEMS[problem];
  return new ToolError(code, text, { cause });
}

export const notAac = (codec: string) =>
  new ToolError('unsupported', codec === 'mp3' ? message('mp3NotAac') : message('notAac', { codec: codecName(codec) }));

export const mixedNotAac = () => new ToolError('unsupported', message('mixedNotAac'));

/** Facts about a file that are known without an engine. */
const REFUSALS = {
  encrypted: ['unsupported', message('encrypted')],
  'xhe-aac': ['unsupported', message('xheAac')],
  playlist: ['invalid-input', message('playlist')],
  'web-page': ['invalid-input', message('webPage')],
  'cut-off': ['invalid-input', message('cutOff')],
} as const satisfies Record<string, Refusal>;

export function refusal(reason: keyof typeof REFUSALS): ToolError {
  const [code, text] = REFUSALS[reason];
  return new ToolError(code, text);
}

/** For a whole file, another start or end wouldn't help. */
export const isEmptyTrack = (error: unknown, { start, end }: Pick<AudioPlan, 'start' | 'end'>): boolean =>
  error instanceof AudioError && error.problem === 'no-sound' && start === 0 && end === undefined;

/** Turns an engine's error into a sentence of this tool, if there is one. Passes on other errors unchanged. */
export function toToolError(error: unknown): unknown {
  if (error instanceof AudioError) return failure(error.problem, error);
  return error instanceof RangeError ? failure('out-of-memory', error) : error;
}
