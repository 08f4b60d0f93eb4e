import '../lockdown';
import { createHeaderProbe, probeAsMedia } from '../../engines/webcodecs/headers/probe-headers';
import type { Decodable } from '../../engines/webcodecs/decoder-clicks';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/found-kernel';
import { rememberDecoders } from '../find-decoder';
import { serve } from '../serve';

/** Only checks whether the audio can be encoded, and encodes none. */
const spawn = () => {
  throw new Error('A look at a file needs no worker.');
};
const placeOf = rememberDecoders();
const encoding = async (decoder: Decodable | undefined) =>
  decoder === undefined || (await placeOf(decoder)) ? { spawn, most: 1 } : undefined;

serve(
  { 'audio-finder': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding, probeAsMedia)) },
      { name: 'ffmpeg', load: () => Promise.resolve(createHeaderProbe()) },
    ],
  },
);
