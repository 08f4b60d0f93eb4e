import { cacheKeys } from '../lockdown';
import { wrap } from 'comlink';
import { isEngineSaved } from '../../contract/media/saved-engine';
import { loadFfmpegEngine } from '../../engines/ffmpeg/browser-engine';
import type { Decodable } from '../../engines/webcodecs/decoder-clicks';
import { createFastEngine } from '../../engines/webcodecs/engine';
import { decodeByCodec } from '../../engines/webcodecs/decode-by-codec';
import { decodeByPage } from '../../engines/webcodecs/decode-by-page';
import { decodeSegmentBy } from '../../engines/webcodecs/decode-segment';
import { kernel } from '../../kernels/mp4-to-mp3-converter/kernel';
import { kernel as soundKernel } from '../../kernels/mp4-to-mp3-converter/sound-kernel';
import type { PageDecoder } from '../../contract/media/page-decoder';
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

/** In this thread, because measuring takes a fraction of the time of decoding. */
async function decoding(decoder: Decodable | undefined) {
  const place = decoder === undefined ? 'worker' : await placeOf(decoder);
  if (!place) return undefined;
  const decode = () => wrap<PageDecoder['decode']>(openPageDecoder());
  return decodeSegmentBy(place === 'page' ? decodeByPage({ decode: decode() }) : decodeByCodec);
}

serve(
  { 'mp4-to-mp3-converter': kernel, 'sound-finder': soundKernel },
  {
    audioEngines: [
      { name: 'fast', load: () => Promise.resolve(createFastEngine(encoding, spawnMediaReader, decoding)) },
      { name: 'ffmpeg', load: (onProgress) => loadFfmpegEngine(() => isEngineSaved(cacheKeys), onProgress) },
    ],
  },
);
