// Mixes channels down, with the coefficients of ITU-R BS.775-4, table 2. The sum of each row is at most 1, so nothing can clip.

const HALF_POWER = Math.SQRT1_2;

/**
 * Each row makes one channel. The columns are: front left, front right, center, low frequencies, surround left, surround right.
 */
const SURROUND = {
  1: [[HALF_POWER, HALF_POWER, 1, 0, 0.5, 0.5]],
  2: [
    [1, 0, HALF_POWER, 0, HALF_POWER, 0],
    [0, 1, HALF_POWER, 0, 0, HALF_POWER],
  ],
} as const;

type Matrix = readonly (readonly number[])[];

const normalized = (matrix: Matrix): Matrix => {
  const most = Math.max(...matrix.map((row) => row.reduce((sum, factor) => sum + factor, 0)));
  return matrix.map((row) => row.map((factor) => factor / most));
};

const MATRICES: Readonly<Record<string, Matrix>> = {
  '2 to 1': [[0.5, 0.5]],
  '6 to 1': normalized(SURROUND[1]),
  '6 to 2': normalized(SURROUND[2]),
};

/** Whether `mixed` supports this number of channels. Six channels are 5.1, in the order of WAVE_FORMAT_EXTENSIBLE. */
export const canMix = (from: number, to: number): boolean => from === to || `${from} to ${to}` in MATRICES;

/** @throws Error for numbers of channels that `canMix` refuses */
export function mixed(channels: readonly Float32Array[], to: number): readonly Float32Array[] {
  if (channels.length === to) return channels;
  const matrix = MATRICES[`${channels.length} to ${to}`];
  if (!matrix) throw new Error(`${channels.length} channels can’t become ${to}.`);
  return matrix.map((row) => {
    const sum = new Float32Array(channels[0]?.length ?? 0);
    row.forEach((factor, c) => {
      const channel = channels[c];
      if (factor !== 0 && channel)
        for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + factor * (channel[i] ?? 0);
    });
    return sum;
  });
}
