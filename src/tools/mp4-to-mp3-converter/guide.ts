import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Extract the audio from MP4, MOV, WebM or MKV videos as an MP3, with trimming and quality settings. The video is never uploaded anywhere.',
  how: [
    'Your device reads the audio from the video. AAC, Opus, FLAC and other common formats are decoded by your browser and encoded by LAME on several processor cores at once. Everything else is converted by FFmpeg, compiled to WebAssembly.',
    'You choose a constant bit rate from 128 to 320 kbit/s or a variable one, mono or stereo, and a start and end. Title, artist, album, chapters and cover are kept if the file has them, and you can edit tags and cover before the conversion, for one file or an album. Where the video has no audio, the MP3 is silent, so it keeps the video’s timing.',
    'If the audio is already MP3, as in an MP3 file, it is copied without loss, as long as you don’t trim it or change the channels. With M4A as the format, AAC audio is taken out of the video unchanged. WAV and FLAC lose nothing of the sound, and Opus has the best quality for its size. You can also choose several videos, and download the results one by one or as a ZIP.',
    'To make an album from a film, split it into parts: at its chapters, by a list of times and titles, every few minutes, or at silences, which a waveform shows. You can edit the parts before the conversion. Each one becomes an MP3 with its title and number, and played in a row they sound like the whole.',
  ],
  questions: [
    {
      question: 'Which bit rate should I choose?',
      answer:
        '192 kbit/s sounds good for most music, and 128 is plenty for speech. MP3 can’t be better than its source: a higher bit rate than the video’s own audio makes the file larger, not better.',
    },
    {
      question: 'How large can the video be?',
      answer:
        'There is no fixed limit, because the video is read piece by piece. When FFmpeg does the work, the finished MP3 has to fit in memory. An hour at 192 kbit/s is about 86 MB.',
    },
    {
      question: 'Why are some files slower?',
      answer:
        'If your browser can’t decode the audio or can’t read all of the file, as with several recordings in one, FFmpeg takes over. It has to be loaded once (about 8 MB) and runs on a single core. The result says which engine was used.',
    },
    {
      question: 'Can it convert protected videos?',
      answer:
        'No. Audio with copy protection (DRM), such as purchases from video stores, is encrypted, and the tool says so. It also can’t fetch videos from a link: you need the file.',
    },
    {
      question: 'Can I convert videos offline?',
      answer: 'Yes. Press “Make available offline” once, so that FFmpeg is on your device for the files that need it.',
    },
  ],
  related: [
    { id: 'hash-generator', why: 'Check that a copy of the MP3 arrived unchanged.' },
    { id: 'hex-encoder', why: 'Look inside a file that can’t be read.' },
    { id: 'unit-converter', why: 'Convert file sizes between MB and MiB, or times between units.' },
  ],
};
