// The browser's decoder of AAC.
import { releaseProxy, wrap } from 'comlink';
import type { DecoderMessage, PageDecoder } from '../contract/page-decoder';
import { decodeByCodec } from '../engines/webcodecs/decode-by-codec';
import { decodeByPage } from '../engines/webcodecs/decode-by-page';
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

/** A decoder that puts every sample at its right time. */
export async function findDecoder(): Promise<DecoderPlace | undefined> {
  if (hasAudioDecoder() && (await decodesExactly(decodeByCodec))) return 'worker';
  return (await pageDecodesExactly()) ? 'page' : undefined;
}
