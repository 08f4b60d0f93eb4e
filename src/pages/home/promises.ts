// The four promises, and what each means.
export interface Promised {
  readonly sentence: string;
  readonly meaning: string;
}

export const promises: readonly Promised[] = [
  {
    sentence: 'Any size.',
    meaning: 'Most tools read files piece by piece, so size doesn’t matter. The limits of the others are below.',
  },
  {
    sentence: 'Never frozen.',
    meaning: 'Work runs in the background, so the page stays responsive. Long runs show progress and can be canceled.',
  },
  {
    sentence: 'Never wrong in silence.',
    meaning: 'If something is wrong, you see what and where.',
  },
  {
    sentence: 'Never sent.',
    meaning: 'Everything is processed on your device and never uploaded.',
  },
];
