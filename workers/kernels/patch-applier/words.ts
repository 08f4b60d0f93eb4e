// Patches: the words of the screen that applies them. Its options are the diff checker's.
export const words = {
  messages: { noPatch: 'Please enter a patch to apply.' },
} as const;
