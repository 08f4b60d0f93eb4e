import { FileMusic } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'mp4-to-mp3-converter',
  title: 'MP4 to MP3 Converter',
  description: 'Extract the audio from a video as an MP3, without uploading it.',
  tagline: 'No upload needed',
  category: 'Converters',
  group: 'Converters',
  place: 4,
  filter: 'utility',
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: FileMusic,
  keywords: 'mp4, mp3, audio, video, sound, music, extract, convert, mov, webm, mkv, m4a',
};

export const offers: readonly OfferRule[] = [
  { of: ['video', 'audio'], id: 'convert', does: 'Save the audio as MP3', place: 1 },
];
