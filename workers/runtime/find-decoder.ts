// The browser's decoders.
import { releaseProxy, wrap } from 'comlink';
import type { DecoderMessage, PageDecoder } from '../contract/media/page-decoder';
import { decodeByCodec } from '../engines/webcodecs/decode-by-codec';
import { decodeByPage } from '../engines/webcodecs/decode-by-page';
import { CLICKS, type Decodable } from '../engines/webcodecs/decoder-clicks';
import { decodesExactly, endsByDecoding, PACKETS_BEFORE_CLICK } from '../engines/webcodecs/decoder-check';

/** Where it is available: in any worker, or only in the page. */
export type DecoderPlace = 'worker' | 'page';

/** A port to the page's `decode`. Call it only in a worker that the page created. */
export function openPageDecoder(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  self.postMessage({ toolyardDecoder: port2 } satisfies DecoderMessage, [port2]);
  return port1;
}

async function pageDecodesExactly(): Promise<boolean> {
  const decode = wrap<PageDecoder['decode']>(openPageDecoder());
  try {
    return await decodesExactly(decodeByPage({ decode }, PACKETS_BEFORE_CLICK));
  } finally {
    decode[releaseProxy]();
  }
}

/** Workers have none in Safari before version 26, in Firefox before 130, and in Firefox on Android. */
const hasAudioDecoder = () => typeof AudioDecoder !== 'undefined' && !endsByDecoding(navigator.userAgent);

/** One that puts every sample in its place. A page decodes AAC only. */
export async function findDecoder(kind: Decodable = 'aac'): Promise<DecoderPlace | undefined> {
  if (hasAudioDecoder() && (await decodesExactly(decodeByCodec, CLICKS[kind]))) return 'worker';
  return kind === 'aac' && (await pageDecodesExactly()) ? 'page' : undefined;
}

/** Asked more than once in a run; each decoder is tried once. */
export function rememberDecoders() {
  const found = new Map<Decodable, Promise<DecoderPlace | undefined>>();
  return (kind: Decodable) => {
    const place = found.get(kind) ?? findDecoder(kind);
    found.set(kind, place);
    return place;
  };
}
