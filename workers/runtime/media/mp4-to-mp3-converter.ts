import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import { decodesAacExactly } from '../../engines/webcodecs/decoder-check';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { spawnSegmentWorker, workersOf } from '../segments/spawn';
import { serve } from '../serve';

let canDecode: Promise<boolean> | undefined;

/** Asked for more than once in a run; the decoder is tried once. */
const encoding = async () =>
  (await (canDecode ??= decodesAacExactly())) ? { spawn: spawnSegmentWorker, most: workersOf(navigator) } : undefined;

serve(
  { 'mp4-to-mp3-converter': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: loadFfmpegEngine },
    ],
  },
);
