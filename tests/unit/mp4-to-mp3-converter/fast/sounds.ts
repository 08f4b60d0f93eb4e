// Sounds that are hard on an encoder in different ways, as formulas.

export type Sound = (channels: 1 | 2, sampleRate: number, seconds: number) => Float32Array[];

/** Numbers from -1 to 1 without any order, the same ones each time (xorshift32, Marsaglia 2003). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}

const fill = (seconds: number, sampleRate: number, sample: (t: number) => number) =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, i) => sample(i / sampleRate));

const channelsOf = (count: number, channel: (index: number) => Float32Array) =>
  Array.from({ length: count }, (_, c) => channel(c));

const { sin, exp, PI } = Math;

/** Plucked notes, four a second, over soft noise; the sides play other notes. */
const music: Sound = (channels, sampleRate, seconds) =>
  channelsOf(channels, (c) => {
    const soft = noise(77 + c);
    return fill(seconds, sampleRate, (t) => {
      const note = Math.floor(t * 4);
      const hertz = 220 * 2 ** (((note * 7 + c * 3) % 24) / 12);
      const age = t - note / 4;
      const tone = sin(2 * PI * hertz * t) + 0.5 * sin(4 * PI * hertz * t) + 0.2 * sin(10 * PI * hertz * t);
      return 0.25 * exp(-6 * age) * tone + 0.02 * soft();
    });
  });

/** Syllables: bursts of harmonics whose pitch glides, with hisses and pauses between them. */
const speech: Sound = (channels, sampleRate, seconds) =>
  channelsOf(channels, () => {
    const hiss = noise(4711);
    return fill(seconds, sampleRate, (t) => {
      const at = (t * 3.3) % 1;
      const pitch = 2 * PI * (110 * t + 4 * sin(2.1 * t));
      if (at > 0.8) return 0;
      if (at > 0.65) return 0.1 * hiss();
      let voice = 0;
      for (let h = 1; h < 12; h++) voice += sin(h * pitch) / h;
      return 0.2 * sin(PI * (at / 0.65)) * voice;
    });
  });

/** Single samples at full scale in silence: each makes the encoder switch its windows. */
const clicks: Sound = (channels, sampleRate, seconds) =>
  channelsOf(channels, (c) => {
    const samples = new Float32Array(Math.round(seconds * sampleRate));
    for (let i = 1000; i < samples.length; i += 5003 + 700 * c) samples[i] = 0.9;
    return samples;
  });

const silence: Sound = (channels, sampleRate, seconds) =>
  channelsOf(channels, () => new Float32Array(Math.round(seconds * sampleRate)));

export const SOUNDS = { music, speech, clicks, silence } as const satisfies Record<string, Sound>;
