// The messages of the MP4 to MP3 converter's kernels.
import { words } from './words';

export const messages = {
  failure: 'An error occurred during conversion. Please try again.',
  failureTitle: 'Conversion failed',
  loading: 'Loading the audio engine',
  converting: 'Converting',
  splitting: 'Splitting into parts',
  listening: 'Finding silences',
  badThreshold: 'The threshold of silence can be from −60 to −20 dB. Choose one in that range.',
  badSilence: 'A silence can be from 0.2 to 10 seconds long at least. Choose a length in that range.',
  noSilence:
    'No silence below −{threshold} dB of at least {length} was found within the audio, so it wasn’t split. Choose a higher threshold or a shorter silence.',
  invalidType: words.messages.invalidType,
  empty: 'The file is empty.',
  emptyTrack: 'The audio track in this file is empty, so there is nothing to convert.',
  noEngine: 'This browser can’t convert audio: it has no Web Workers. Update it or try another one.',
  engineNotLoaded:
    'The audio engine could not be loaded. It is downloaded from this site once, so the first conversion needs a network connection. Check the connection and try again.',
  outOfMemory:
    'This browser ran out of memory while converting. Close other tabs, choose a lower bit rate, or convert part of the file at a time.',
  notMedia: 'This isn’t a readable audio or video file. It may be damaged or have the wrong extension.',
  unrecognized:
    'FFmpeg could not find out what is in this file within 20 seconds, so it’s probably damaged or not a video. Check that it plays, and try again.',
  picture: 'This file is a picture, so there is no audio to convert.',
  incomplete:
    'The file is incomplete (its index, the moov atom, is missing). The download or recording was probably cut short. Get a complete copy and try again.',
  cutOff:
    'The file is incomplete: it ends before its index (the moov atom) does. The download or recording was probably cut short. Get a complete copy and try again.',
  noAudio: 'This video has no audio track, so there is nothing to convert.',
  undecodable: 'The audio in this file is in a format that can’t be decoded here.',
  damaged: 'The audio in this file is too damaged: none of it could be decoded.',
  noSound: 'There is no audio in this part of the file. Choose another start or end.',
  notAac:
    'The audio in this file is {codec}, not AAC, so it can’t be extracted as M4A without re-encoding. Choose MP3 as the format.',
  mp3NotAac:
    'The audio in this file is MP3, not AAC, so it can’t be extracted as M4A without re-encoding. Choose MP3 as the format: it’s copied unchanged.',
  mixedNotAac:
    'The sample rate or the number of channels changes within this file, so its audio can’t be extracted as M4A without re-encoding. Choose MP3 as the format.',
  encrypted: 'The audio in this file is encrypted (copy protected), so it can’t be converted.',
  xheAac:
    'The audio in this file is xHE-AAC (USAC), which can’t be decoded here. FFmpeg 7.1 or later on your computer can convert it.',
  playlist:
    'This is a playlist, not a video: it only lists where the video’s parts are. Save the video itself, then choose that file.',
  webPage:
    'This is a web page, not a video. The site probably sent an error or sign-in page instead of the video. Download it again.',
  badTimes: 'Start and end must be times in seconds, 0 or later.',
  endBeforeStart: 'The end ({end}) must come after the start ({start}).',
  startPastEnd: 'The start ({start}) is past the end: the file is {length} long.',
  tooLarge:
    'The result would be about {need} MB, and a browser can hold up to {most} MB. Choose a lower bit rate, or convert up to {longest} at a time.',
  tooLargeLossless:
    'The result would be about {need} MB, and a browser can hold up to {most} MB. Choose MP3 or Opus as the format, or convert up to {longest} at a time.',
  tooLargeForWav:
    'The result would be about {need} MB, and a WAV file can have up to 4 GB. Choose FLAC as the format, or convert up to {longest} at a time.',
  badMinutes: words.messages.badMinutes,
  emptyList: 'The list of parts is empty. Enter a time and a title on each line, or choose another way to split.',
  listWithoutTimes: 'The list of parts has no times. Write a time on each line, such as “1:23 Title”.',
  listTime: 'The time {time} in line {line} of the list doesn’t exist: minutes and seconds go up to 59. Correct it.',
  sameTime: 'Lines {line} and {other} of the list have the same time, {time}. Change or remove one of them.',
  listSkipped: {
    one: '{count} line of the list has no time, so it was left out.',
    other: '{count} lines of the list have no time, so they were left out.',
  },
  listSorted: 'Line {line} of the list is earlier than the line before it, so the list was sorted by time.',
  cueWithoutIndex: 'The track in line {line} of the cue sheet has no INDEX 01, so its start is unknown. Add one.',
  cueWithFiles:
    'The cue sheet refers to a second file in line {line}, so its times don’t fit one file. Use a cue sheet for this file only.',
  cueIndex:
    'The time in line {line} of the cue sheet isn’t valid. Write minutes, seconds up to 59 and frames up to 74, such as 03:25:40.',
  noChapters:
    'The file has no chapters, so it isn’t split. To split it, enter a list or choose a length under Options.',
  orderedChapters:
    'The file’s chapters are played in another order than they are stored, so it can’t be split at them. Enter a list instead.',
  tooManyChapters: 'The file has more than 2,000 chapters, so it isn’t split at them. Enter a list instead.',
  damagedChapters: 'The file’s chapters are damaged, so it can’t be split at them. Enter a list instead.',
  tooManyParts: 'Too many parts: {count}. The limit is {most}. Use fewer, longer parts.',
  partsOutOfOrder: 'Part {number} is empty, or it starts before the previous part ends. Correct its times.',
  partsNeedMp3: 'Only MP3s can be split into parts. Choose MP3 as the format, or turn off “Split into parts”.',
  unsplittable:
    'This MP3 can’t be split exactly: its audio is incomplete or changes its form at byte {at} of the result. Turn off “Copy existing MP3 audio without re-encoding”, and convert it again.',
  savedWhole:
    'The MP3 was saved as one file, so it wasn’t split. Convert it again without saving it directly to a file.',
  partsOutside: {
    one: '{count} part is outside of the audio, so it was left out.',
    other: '{count} parts are outside of the audio, so they were left out.',
  },
  severalTracks: 'The file has {tracks} audio tracks; track {track} was converted.',
  appended:
    'The file is {count} videos in one. Only the first was converted, and players show only the first. Split the file to convert the others.',
  appendedWaves:
    'The file is {count} WAV files in one. Only the first ({saved}) was converted, and players play only the first. Split the file to convert the others.',
  unread:
    'The audio ends at {saved}. The file goes on, but no audio was found there. If it is several recordings in one, split it and convert each part.',
  otherCover: 'The cover is neither a JPEG nor a PNG, so it was left out.',
  tagsCut: 'The file’s tags are larger than {most}, so the rest of them was left out. Add what is missing under Tags.',
  coverKind: 'The chosen cover is neither a JPEG nor a PNG. Choose another picture under Tags.',
  alreadyMp3: 'The audio was already MP3, so it was copied unchanged.',
  mixedToMono: '{channels} channels were mixed down to mono, at a lower volume so that they can’t clip.',
  mixedToStereo: '{channels} channels were mixed down to stereo, at a lower volume so that they can’t clip.',
  resampled: 'MP3 doesn’t support {from} Hz, so the audio was resampled to {to} Hz.',
  fewerBits: 'The audio is {from}-bit. The result is {to}-bit, which is finer than anyone can hear.',
  lowerBitRate: 'MP3 allows up to {limit} kbit/s at {sampleRate} Hz, so that was used.',
  roughCut: 'Start and end are accurate to about 0.05 s: without re-encoding, only whole packets can be cut.',
  damagedFile: 'The file is damaged: {loss}. Saved: {saved} of audio.',
  incompleteFile: 'The file is incomplete or damaged: {loss}. Saved: {saved} of audio.',
  undecodedSections: {
    one: '{count} section of its audio could not be decoded',
    other: '{count} sections of its audio could not be decoded',
  },
  unreadPart: 'part of it could not be read',
  partOf: '{saved} of {expected}',
  gapFilled: 'The file has no audio for {length} of this. Silence fills the time, so all audio is in its place.',
  gapClosed:
    'The file has no audio for {length} of this. A copied MP3 leaves that time out, so what follows is earlier. To keep it in its place, turn off “Copy existing MP3 audio without re-encoding”.',
  joined:
    'The times in this file jump back, so it may be several recordings in one. All its audio was kept, one part after the other without pauses.',
  changed:
    'The sample rate or the number of channels changes within this file, so it may be several recordings in one. Its parts follow one another without pauses.',
  endsEarly: 'The audio ends at {end} of {length}: there is no more audio in this track.',
} as const;
