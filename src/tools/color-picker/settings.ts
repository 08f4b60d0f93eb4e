export const TOOL_ID = 'color-picker';

export interface ColorSettings {
  /** As it was typed. */
  readonly text: string;
  /** The color to compare the contrast with, besides white and black. */
  readonly second: string;
}

export const DEFAULT_SETTINGS: ColorSettings = { text: '#3b82f6', second: '#1a1d1b' };

export const NOT_A_COLOR = 'This isn’t a CSS color. Try #3b82f6, tomato or oklch(62% 0.19 260).';
