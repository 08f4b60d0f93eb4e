import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { serve } from '../serve';

serve({ 'mp4-to-mp3-converter': kernel }, { audioEngine: loadFfmpegEngine });
