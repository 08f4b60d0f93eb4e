/** Tells the next page that its input is there, so that it focuses its button. */
export const FROM_RESULT = { focus: 'run' } as const;
