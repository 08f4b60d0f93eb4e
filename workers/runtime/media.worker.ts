// The worker of the media lane: the tool worker plus the media engine, which it may fetch from this site.
import { kernels } from '../kernels/index';
import { serve } from './serve';

serve(kernels, {
  mediaEngine: async (onProgress) => (await import('./ffmpeg-engine')).createFfmpegEngine(onProgress),
});
