// MP4 to MP3 converter: its words.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    format: {
      label: 'Format',
      choices: { mp3: 'MP3', m4a: 'M4A, no re-encoding', wav: 'WAV', flac: 'FLAC', opus: 'Opus' },
      hints: {
        m4a: 'Copies the AAC audio out of the video unchanged. Instant and lossless; for other audio formats, choose MP3.',
        wav: 'Uncompressed, for editing. About 10 MB a minute, without tags.',
        flac: 'Lossless, and smaller than WAV.',
        opus: 'The best quality for its size. Many car radios can’t play it.',
      },
    },
    bitRate: {
      label: 'Bit rate',
      choices: { 128: '128 kbps', 192: '192 kbps', 256: '256 kbps', 320: '320 kbps', vbr: 'Variable (VBR)' },
    },
    opusBitRate: {
      label: 'Bit rate',
      choices: { 32: '32 kbps', 64: '64 kbps', 96: '96 kbps', 128: '128 kbps', 192: '192 kbps' },
      hint: '32 kbps is plenty for speech.',
    },
    quick: {
      label: 'Faster, lower quality',
      hint: 'Encodes up to twice as fast, without LAME’s noise shaping: artifacts can be easier to hear, mainly at low bit rates.',
    },
    channels: { label: 'Channels', choices: { source: 'Same as source', mono: 'Mono', stereo: 'Stereo' } },
    start: { label: 'Start', hint: 'Leave empty for the beginning' },
    end: { label: 'End', hint: 'Leave empty for the end' },
    keepTags: { label: 'Keep title, artist, album and cover' },
    id3Version: {
      label: 'Tag version',
      choices: { '2.3': 'ID3v2.3', '2.4': 'ID3v2.4' },
      hint: 'Windows and car radios read 2.3.',
    },
    copyMp3: {
      label: 'Copy existing MP3 audio without re-encoding',
      hint: 'Instant and lossless. The bit rate above then doesn’t apply.',
    },
    split: {
      label: 'Split into parts',
      choices: {
        none: 'No',
        chapters: 'At the file’s chapters',
        list: 'By a list of times',
        every: 'Every few minutes',
        silence: 'At silences',
      },
      hint: 'Makes one MP3 of each part. Played in a row, they sound like the whole.',
    },
    partMinutes: { label: 'Minutes per part' },
    silenceThreshold: { label: 'Silence threshold' },
    silenceLength: { label: 'Minimum silence' },
    partList: {
      label: 'Times and titles',
      hint: 'One part per line, such as “1:23 Title”. You can also paste a video’s description or a cue sheet.',
    },
    onlyFfmpeg: {
      label: 'Always use FFmpeg',
      hint: 'Slower and a larger download. For comparing, or if a result sounds wrong.',
    },
  },
  messages: {
    badMinutes: 'Each part can be from 1 to 1,440 minutes long. Enter a number of minutes in that range.',
    invalidType: 'Please select an MP4 video file.',
  },
} satisfies ToolWords<typeof options>;
