// Why a file cannot be converted, in words.
import { AudioError, type AudioPlan, type AudioProblem } from '../../contract/audio-engine';
import { ToolError, type ToolErrorCode } from '../../contract/errors';
import { codecName } from './spec';

export const FAILURES = {
  empty: 'The file is empty.',
  emptyTrack: 'The audio track in this file is empty, so there is nothing to convert.',
  noEngine: 'This browser can’t convert audio: it has no Web Workers. Update it or try another one.',
} as const;

const PROBLEMS: Readonly<Record<AudioProblem, readonly [ToolErrorCode, string]>> = {
  'not-media': [
    'invalid-input',
    'This isn’t a readable audio or video file. It may be damaged or have the wrong extension.',
  ],
  unrecognized: [
    'invalid-input',
    'FFmpeg could not find out what is in this file within 20 seconds, so it’s probably damaged or not a video. Check that it plays, and try again.',
  ],
  picture: ['invalid-input', 'This file is a picture, so there is no audio to convert.'],
  incomplete: [
    'invalid-input',
    'The file is incomplete (its index, the moov atom, is missing). The download or recording was probably cut short. Get a complete copy and try again.',
  ],
  'no-audio': ['unsupported', 'This video has no audio track, so there is nothing to convert.'],
  undecodable: ['unsupported', 'The audio in this file is in a format that can’t be decoded here.'],
  damaged: ['invalid-input', 'The audio in this file is too damaged: none of it could be decoded.'],
  'no-sound': ['invalid-input', 'There is no audio in this part of the file. Choose another start or end.'],
  'out-of-memory': [
    'out-of-memory',
    'This browser ran out of memory while converting. Close other tabs, choose a lower bit rate, or convert part of the file at a time.',
  ],
};

export function failure(problem: AudioProblem, cause?: unknown): ToolError {
  const [code, message] = PROBLEMS[problem];
  return new ToolError(code, message, { cause });
}

export const notAac = (codec: string) =>
  new ToolError(
    'unsupported',
    `The audio in this file is ${codecName(codec)}, not AAC, so it can’t be extracted as M4A without re-encoding. ` +
      (codec === 'mp3' ? 'Choose MP3 as the format: it’s copied unchanged.' : 'Choose MP3 as the format.'),
  );

/** What is known of a file without an engine. */
const REFUSALS = {
  encrypted: ['unsupported', 'The audio in this file is encrypted (copy protected), so it can’t be converted.'],
  'xhe-aac': [
    'unsupported',
    'The audio in this file is xHE-AAC (USAC), which can’t be decoded here. FFmpeg 7.1 or later on your computer can convert it.',
  ],
  playlist: [
    'invalid-input',
    'This is a playlist, not a video: it only lists where the video’s parts are. Save the video itself, then choose that file.',
  ],
  'web-page': [
    'invalid-input',
    'This is a web page, not a video. The site probably sent an error or sign-in page instead of the video. Download it again.',
  ],
  'cut-off': [
    'invalid-input',
    'The file is incomplete: it ends before its index (the moov atom) does. The download or recording was probably cut short. Get a complete copy and try again.',
  ],
} as const satisfies Record<string, readonly [ToolErrorCode, string]>;

export function refusal(reason: keyof typeof REFUSALS): ToolError {
  const [code, message] = REFUSALS[reason];
  return new ToolError(code, message);
}

/** For a whole file, no other start or end would help. */
export const isEmptyTrack = (error: unknown, { start, end }: Pick<AudioPlan, 'start' | 'end'>): boolean =>
  error instanceof AudioError && error.problem === 'no-sound' && start === 0 && end === undefined;

/** What an engine threw, in this tool's words where it has some; the rest passes as it is. */
export function toToolError(error: unknown): unknown {
  if (error instanceof AudioError) return failure(error.problem, error);
  return error instanceof RangeError ? failure('out-of-memory', error) : error;
}
