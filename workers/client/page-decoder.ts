// The page's end of the channel through which a worker requests decoding.
import { transfer } from 'comlink';
import type { PageDecoder } from '../contract/media/page-decoder';
import { exposeFunction } from '../run/callbacks';

/** Serves calls until the worker closes the port or ends. Transfers the samples. */
export function answerWith(decode: PageDecoder['decode'], port: MessagePort): void {
  const decodeAndMove: PageDecoder['decode'] = async (file, sampleRate) => {
    const channels = await decode(file, sampleRate);
    return transfer(
      channels,
      channels.map(({ buffer }) => buffer),
    );
  };
  exposeFunction(decodeAndMove, port);
}
