import { cacheKeys } from '../lockdown';
import { isEngineSaved } from '../../contract/media/saved-engine';
import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import type { Decodable } from '../../engines/webcodecs/decoder-clicks';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { openPageDecoder, rememberDecoders } from '../find-decoder';
import { spawnMediaReader, spawnSegmentWorker, workersOf } from '../segments/spawn';
import { serve } from '../serve';

const placeOf = rememberDecoders();

/**
 * Where the page decodes, one worker encodes: of two, WebKit took 50 MB more, and on two cores twice the time, since it compiles LAME
 * for each. Without a decoder to ask for, the audio is samples already.
 */
async function encoding(decoder: Decodable | undefined) {
  const place = decoder === undefined ? 'worker' : await placeOf(decoder);
  if (!place) return undefined;
  if (place === 'page') return { spawn: () => spawnSegmentWorker(openPageDecoder()), most: 1 };
  return { spawn: () => spawnSegmentWorker(), most: workersOf(navigator) };
}

serve(
  { 'mp4-to-mp3-converter': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding, spawnMediaReader)) },
      { name: 'ffmpeg', load: (onProgress) => loadFfmpegEngine(() => isEngineSaved(cacheKeys), onProgress) },
    ],
  },
);
