import { FileMusic } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: FileMusic,
  keywords: ['mp4', 'mp3', 'audio', 'video', 'sound', 'music', 'extract', 'convert', 'mov', 'webm', 'mkv', 'm4a'],
};
