// The page's end of a worker's way to its decoder.
import { transfer } from 'comlink';
import type { PageDecoder } from '../contract/page-decoder';
import { exposeFunction } from '../run/callbacks';

/** Answers until the worker closes the port or ends. The samples move to it. */
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
