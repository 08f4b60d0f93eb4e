// The limits of the MP3 format.

/** Of MPEG-1, MPEG-2 and MPEG-2.5 layer III, ISO/IEC 11172-3 and 13818-3. */
const MP3_SAMPLE_RATES = [8000, 11_025, 12_000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000];

/** The sample rate of the MP3. It is the source's own, or one that keeps the source's bandwidth without an odd ratio. */
export function mp3SampleRate(sampleRate: number): number {
  if (MP3_SAMPLE_RATES.includes(sampleRate)) return sampleRate;
  if (sampleRate > 48_000) return sampleRate % 11_025 === 0 ? 44_100 : 48_000;
  return MP3_SAMPLE_RATES.find((rate) => rate >= sampleRate) ?? 44_100;
}

/** The highest bit rate of layer III at a sample rate, in kbit/s. LAME goes no higher than 64 below 16 kHz. */
export const highestBitRate = (sampleRate: number) => (sampleRate >= 32_000 ? 320 : sampleRate >= 16_000 ? 160 : 64);
