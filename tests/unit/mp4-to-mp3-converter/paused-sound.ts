// Sounds with pauses at known places, and WAV files of them.

const SAMPLE_RATE = 44_100;

/** A tone at full half scale, a tone at −50 dB, or digital silence. */
type Passage = 'loud' | 'murmur' | 'pause';

const AMPLITUDES: Readonly<Record<Passage, number>> = { loud: 0.5, murmur: 10 ** (-50 / 20), pause: 0 };

/** One channel. @param lengths of the passages in seconds */
export function pausedSound(lengths: readonly number[], passages: readonly Passage[]): Float32Array[] {
  const whole = new Float32Array(Math.round(lengths.reduce((sum, one) => sum + one, 0) * SAMPLE_RATE));
  let [at, end] = [0, 0];
  for (const [i, passage] of passages.entries()) {
    end += lengths[i] ?? 0;
    for (; at < Math.round(end * SAMPLE_RATE); at++)
      whole[at] = AMPLITUDES[passage] * Math.sin((2 * Math.PI * 440 * at) / SAMPLE_RATE);
  }
  return [whole];
}

/** 16 bits. @param times the sound is repeated so often */
export function waveFile(channels: readonly Float32Array[], name = 'sound.wav', times = 1): File {
  const [frames, count] = [channels[0]?.length ?? 0, channels.length];
  const bytes = new DataView(new ArrayBuffer(44 + 2 * frames * count));
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) bytes.setUint8(at + i, letters.charCodeAt(i));
  };
  text(0, 'RIFF');
  bytes.setUint32(4, 36 + 2 * frames * count * times, true);
  text(8, 'WAVEfmt ');
  bytes.setUint32(16, 16, true);
  bytes.setUint16(20, 1, true);
  bytes.setUint16(22, count, true);
  bytes.setUint32(24, SAMPLE_RATE, true);
  bytes.setUint32(28, SAMPLE_RATE * 2 * count, true);
  bytes.setUint16(32, 2 * count, true);
  bytes.setUint16(34, 16, true);
  text(36, 'data');
  bytes.setUint32(40, 2 * frames * count * times, true);
  for (let i = 0; i < frames; i++)
    for (const [c, channel] of channels.entries())
      bytes.setInt16(44 + 2 * (i * count + c), Math.round((channel[i] ?? 0) * 32_767), true);
  const samples = new Blob([bytes.buffer.slice(44)]);
  const repeats = Array.from({ length: times }, () => samples);
  return new File([bytes.buffer.slice(0, 44), ...repeats], name, { type: 'audio/wav' });
}
