// Picks a color from anywhere on the screen. Chromium only: https://caniuse.com/mdn-api_eyedropper
import { useSyncExternalStore } from 'react';

interface EyeDropper {
  readonly open: () => Promise<{ readonly sRGBHex: string }>;
}

/** TypeScript's libraries do not know it. */
const eyeDropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

const never = () => () => undefined;

export const useHasEyeDropper = () =>
  useSyncExternalStore(
    never,
    () => eyeDropper() !== undefined,
    () => false,
  );

/** Undefined when the visitor picks none. */
export async function pickFromScreen(): Promise<string | undefined> {
  const Dropper = eyeDropper();
  try {
    return Dropper && (await new Dropper().open()).sRGBHex;
  } catch {
    return undefined;
  }
}
