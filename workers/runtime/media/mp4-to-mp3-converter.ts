import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import { decodesAacExactly } from '../../engines/webcodecs/decoder-check';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { spawnSegmentWorker, workersOf } from '../segments/spawn';
import { serve } from '../serve';

const encoding = async () =>
  (await decodesAacExactly()) ? { spawn: spawnSegmentWorker, most: workersOf(navigator) } : undefined;

serve(
  { 'mp4-to-mp3-converter': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: loadFfmpegEngine },
    ],
  },
);
