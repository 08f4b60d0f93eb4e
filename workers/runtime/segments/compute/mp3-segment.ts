// Encodes segments of an MP3. It is in a folder of this name so that it has the policy of compute workers: it reads the file,
// and may request nothing.
import '../../lockdown';
import { expose, transfer, wrap } from 'comlink';
import { moduleBase64 } from '../../../../wasm/generated/lame-mp3';
import type { PageDecoder } from '../../../contract/media/page-decoder';
import { decodeByCodec } from '../../../engines/webcodecs/decode-by-codec';
import { decodeByPage } from '../../../engines/webcodecs/decode-by-page';
import type { DecodePackets } from '../../../engines/webcodecs/decode-packets';
import { decodeSegmentBy } from '../../../engines/webcodecs/decode-segment';
import { createLame } from '../../../engines/webcodecs/lame';
import { encodeSegment } from '../../../engines/webcodecs/segment-encoder';
import { reportRequests } from '../../report-requests';
import type { SegmentWorkerApi } from '../api';

reportRequests();

const lame = createLame(Uint8Array.from(atob(moduleBase64), (char) => char.charCodeAt(0)));

/** Each report wakes the media worker, which competes for the processor. */
const REPORT_MS = 100;

function atTimes(report: (samples: number) => void) {
  let reportedAt = 0;
  return (samples: number) => {
    const now = performance.now();
    if (now - reportedAt < REPORT_MS) return;
    reportedAt = now;
    report(samples);
  };
}

let decode: DecodePackets = decodeByCodec;

expose({
  decodeByPage(port) {
    decode = decodeByPage({ decode: wrap<PageDecoder['decode']>(port) });
  },
  async encode(request, onSamples) {
    const mp3 = await encodeSegment(request, decodeSegmentBy(decode), lame, atTimes(onSamples));
    return transfer(mp3, [mp3.buffer]);
  },
} satisfies SegmentWorkerApi);
