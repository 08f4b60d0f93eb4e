/**
 * Decodes a whole file of sound. The browser does it in a thread of its own.
 * @param sampleRate to which it is resampled, where it is another one
 * @returns the samples of each channel
 */
export async function decodeSound(file: ArrayBuffer, sampleRate: number): Promise<Float32Array<ArrayBuffer>[]> {
  const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(file);
  // Its own arrays cannot be handed on.
  return Array.from({ length: sound.numberOfChannels }, (_, channel) => sound.getChannelData(channel).slice());
}
