import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { findDecoder, openPageDecoder, type DecoderPlace } from '../find-decoder';
import { spawnSegmentWorker, workersOf } from '../segments/spawn';
import { serve } from '../serve';

let decoder: Promise<DecoderPlace | undefined> | undefined;

/** Asked for more than once in a run; the decoder is tried once. */
async function encoding() {
  const place = await (decoder ??= findDecoder());
  if (!place) return undefined;
  const spawn = () => spawnSegmentWorker(place === 'page' ? openPageDecoder() : undefined);
  return { spawn, most: workersOf(navigator) };
}

serve(
  { 'mp4-to-mp3-converter': kernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding)) },
      { name: 'ffmpeg', load: loadFfmpegEngine },
    ],
  },
);
