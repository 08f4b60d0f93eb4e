// What only a page can do for a worker: there is no AudioContext in one. It is for browsers without a usable AudioDecoder.

export interface PageDecoder {
  /**
   * Decodes a whole file of sound.
   * @param sampleRate the file's own, so that nothing is resampled
   * @returns the samples of each channel
   */
  decode(file: ArrayBuffer, sampleRate: number): Promise<Float32Array<ArrayBuffer>[]>;
}

/** A worker's message to the page, which answers calls of its `decode` at the port, by Comlink. */
export interface DecoderMessage {
  readonly toolyardDecoder: MessagePort;
}

export const wantsDecoder = (data: unknown): data is DecoderMessage =>
  typeof data === 'object' && data !== null && 'toolyardDecoder' in data;
