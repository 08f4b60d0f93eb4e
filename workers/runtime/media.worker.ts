// The worker of the media lane: the tool worker plus the audio engine, which it may fetch from this site.
import { kernels } from '../kernels/index';
import { serve } from './serve';

serve(kernels, {
  audioEngine: async (onProgress) => (await import('../engines/ffmpeg/browser-engine')).loadFfmpegEngine(onProgress),
});
