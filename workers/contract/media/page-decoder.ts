// Decoding on the page, for browsers without a usable AudioDecoder: workers have no AudioContext.

export interface PageDecoder {
  /**
   * Decodes a whole audio file.
   * @param sampleRate of the file, so that nothing is resampled
   * @returns the samples of each channel
   */
  decode(file: ArrayBuffer, sampleRate: number): Promise<Float32Array<ArrayBuffer>[]>;
}

/** A worker's message to the page, which then serves calls of `decode` at the port through Comlink. */
export interface DecoderMessage {
  readonly toolyardDecoder: MessagePort;
}

export const wantsDecoder = (data: unknown): data is DecoderMessage =>
  typeof data === 'object' && data !== null && 'toolyardDecoder' in data && data.toolyardDecoder instanceof MessagePort;
