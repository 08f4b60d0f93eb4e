export const TOOL_ID = 'color-picker';

export interface ColorSettings {
  /** The text as typed. */
  readonly text: string;
  /** The color for the contrast, in addition to white and black. */
  readonly second: string;
}

export const DEFAULT_SETTINGS: ColorSettings = { text: '#3b82f6', second: '#1a1d1b' };

/** A color as a position on the plane of saturation and value, and on the scale of hues. */
export interface PickedColor {
  /** Hue in degrees, from 0 up to 360. */
  readonly h: number;
  /** Saturation and value, from 0 to 1. */
  readonly s: number;
  readonly v: number;
  /** `#rrggbb` */
  readonly hex: string;
}

/** The position of the initial color, because the code that computes positions loads late. */
export const DEFAULT_PLACE: PickedColor = { h: 217.219251, s: 0.760163, v: 0.964706, hex: '#3b82f6' };
