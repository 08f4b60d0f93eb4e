// The worker that encodes segments of an MP3. It lies in a folder of this name to be served with the policy of compute workers: it
// reads the file, and may request nothing.
import { expose, transfer } from 'comlink';
import { moduleBase64 } from '../../../../wasm/generated/lame-mp3';
import { decodeSegment } from '../../../engines/webcodecs/decode';
import { createLame } from '../../../engines/webcodecs/lame';
import { encodeSegment } from '../../../engines/webcodecs/segment-encoder';
import { reportRequests } from '../../report-requests';
import type { SegmentWorkerApi } from '../api';

reportRequests();

const lame = createLame(Uint8Array.from(atob(moduleBase64), (char) => char.charCodeAt(0)));

/** Each report wakes the media worker, which needs the processor that encodes. */
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

expose({
  async encode(request, onSamples) {
    const mp3 = await encodeSegment(request, decodeSegment, lame, atTimes(onSamples));
    return transfer(mp3, [mp3.buffer]);
  },
} satisfies SegmentWorkerApi);
