import { cacheKeys } from '../lockdown';
import { isEngineKept } from '../../contract/kept-engine';
import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { findDecoder, openPageDecoder, type DecoderPlace } from '../find-decoder';
import { spawnSegmentWorker, workersOf } from '../segments/spawn';
import { serve } from '../serve';

let decoder: Promise<DecoderPlace | undefined> | undefined;

/**
 * May be called several times in a run, but the decoder is tried once. If the page decodes, one worker encodes: two would take
 * 50 MB more in WebKit and, on two cores, twice the time, because each compiles LAME.
 */
async function encoding() {
  const place = await (decoder ??= findDecoder());
  if (!place) return undefined;
  if (place === 'page') return { spawn: () => spawnSegmentWorker(openPageDecoder()), most: 1 };
  return { spawn: () => spawnSegmentWorker(), most: workersOf(navigator) };
}

serve(
  { 'mp4-to-mp3-converter': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: (onProgress) => loadFfmpegEngine(() => isEngineKept(cacheKeys), onProgress) },
    ],
  },
);
