import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { createFfmpegEngine } from '../ffmpeg-engine';
import { serve } from '../serve';

serve({ 'mp4-to-mp3-converter': kernel }, { mediaEngine: createFfmpegEngine });
