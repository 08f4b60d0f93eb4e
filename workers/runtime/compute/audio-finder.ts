import { createGlance } from '../../engines/webcodecs/glance/glance';
import { decodesAacExactly } from '../../engines/webcodecs/decoder-check';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/found-kernel';
import { serve } from '../serve';

/** Nothing is encoded here: it only matters whether it could be. */
const spawn = () => {
  throw new Error('A look at a file needs no worker.');
};
const canDecode = decodesAacExactly();
const encoding = async () => ((await canDecode) ? { spawn, most: 1 } : undefined);

serve(
  { 'audio-finder': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: () => Promise.resolve(createGlance()) },
    ],
  },
);
