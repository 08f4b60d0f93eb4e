// The page's end of a worker's way to its decoder.
import { expose, transfer } from 'comlink';
import type { PageDecoder } from '../contract/page-decoder';

/** Answers until the worker closes the port or ends. The samples move to it. */
export function answerWith(decode: PageDecoder['decode'], port: MessagePort): void {
  const decoder: PageDecoder = {
    async decode(file, sampleRate) {
      const channels = await decode(file, sampleRate);
      return transfer(
        channels,
        channels.map(({ buffer }) => buffer),
      );
    },
  };
  expose(decoder, port);
}
