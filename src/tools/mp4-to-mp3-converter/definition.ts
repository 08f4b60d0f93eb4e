import { FileMusic } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const mp4ToMp3Converter = defineTool({
  id: 'mp4-to-mp3-converter',
  title: 'MP4 to MP3 Converter',
  description: 'Take the sound out of a video and save it as an MP3 file, without uploading the video.',
  keywords: ['mp4', 'mp3', 'audio', 'video', 'sound', 'music', 'extract', 'convert', 'mov', 'webm', 'mkv', 'm4a'],
  category: 'Converters',
  group: 'Converters',
  filter: 'utility',
  icon: FileMusic,
  screen: () => import('./screen'),
});
