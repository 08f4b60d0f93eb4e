// Decodes sound for the workers, which have no AudioContext. The browser does it in a thread of its own.
import { expose, transfer } from 'comlink';
import type { PageDecoder } from '../../workers/contract/page-decoder';

const pageDecoder: PageDecoder = {
  async decode(file, sampleRate) {
    const audio = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(file);
    const channels = Array.from({ length: audio.numberOfChannels }, (_, c) => audio.getChannelData(c).slice());
    return transfer(
      channels,
      channels.map(({ buffer }) => buffer),
    );
  },
};

/** Until the worker at the other end closes the port or ends. */
export const decodeFor = (port: MessagePort) => expose(pageDecoder, port);
