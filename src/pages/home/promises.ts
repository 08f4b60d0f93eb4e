// What the site promises of every tool, and what stands behind each promise.
export interface Promised {
  readonly sentence: string;
  readonly meaning: string;
}

export const promises: readonly Promised[] = [
  {
    sentence: 'Any size.',
    meaning: 'Files are read piece by piece. If one is more than your browser can carry, you are told why.',
  },
  {
    sentence: 'Never frozen.',
    meaning: 'The work runs beside the page, not in it. Long jobs show their progress and can be cancelled.',
  },
  {
    sentence: 'Never wrong in silence.',
    meaning: 'What a tool cannot do, it says, and where in your input the trouble is.',
  },
  {
    sentence: 'Never sent.',
    meaning: 'What you type and open is worked on by this device and goes to no server.',
  },
];
