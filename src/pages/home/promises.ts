// The four promises, and what each means.
export interface Promised {
  readonly sentence: string;
  readonly meaning: string;
}

export const promises: readonly Promised[] = [
  {
    sentence: 'Any size.',
    meaning: 'Files are read piece by piece. If a file is too big for your browser, we say so before starting.',
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
