import type { ToolCase } from '../case';
import { longVideo, media } from '../files';

export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Choose an MP4 file',
  file: {
    name: 'video.mp4',
    content: media('aac-faststart.mp4'),
    answer: () => ({
      kind: 'mp3',
      link: 'Download MP3',
      name: 'video.mp3',
      sound: { seconds: 2, channels: 2, sampleRate: 44_100 },
    }),
  },
  large: { file: { name: 'long.mp4', write: longVideo(300) } },
  complaint: {
    input: { name: 'random.mp4', content: media('random.mp4') },
    says: /can be read|readable/,
  },
};
