import '../lockdown';
import { createGlance } from '../../engines/webcodecs/glance/glance';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/found-kernel';
import { findDecoder } from '../find-decoder';
import { serve } from '../serve';

/** Only checks whether the audio can be encoded, and encodes none. */
const spawn = () => {
  throw new Error('A look at a file needs no worker.');
};
const decoder = findDecoder();
const encoding = async () => ((await decoder) ? { spawn, most: 1 } : undefined);

serve(
  { 'audio-finder': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: () => Promise.resolve(createGlance()) },
    ],
  },
);
