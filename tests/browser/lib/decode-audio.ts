// Decodes an MP3 with the browser's own decoder, which knows nothing of the engine that made it.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface DecodedAudio {
  readonly sampleRate: number;
  readonly channels: readonly Float32Array[];
}

const floats = (base64: string) => new Float32Array(Uint8Array.from(Buffer.from(base64, 'base64')).buffer);

export async function decodeAudio(page: Page, path: string, sampleRate: number): Promise<DecodedAudio> {
  const mp3 = (await readFile(path)).toString('base64');
  const channels = await page.evaluate(
    async ({ base64, rate }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      // A context of the sound's own rate: any other would resample, and the comparison would measure that.
      const audio = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
      const encode = (samples: Float32Array) => {
        const view = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
        let text = '';
        for (let at = 0; at < view.length; at += 8192) text += String.fromCharCode(...view.subarray(at, at + 8192));
        return btoa(text);
      };
      return Array.from({ length: audio.numberOfChannels }, (_, index) => encode(audio.getChannelData(index)));
    },
    { base64: mp3, rate: sampleRate },
  );
  return { sampleRate, channels: channels.map(floats) };
}
