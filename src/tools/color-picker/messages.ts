// What the color picker says about a color.
import * as words from './words';

export const messages = {
  notColor: words.notAColor,
  clamped: 'Values beyond their limits were clamped, as CSS does.',
  outsideSrgb: 'This color is outside sRGB. HEX, RGB, HSL and HWB show the nearest one that is inside.',
  hslRounded: 'HSL is rounded to whole numbers, which give {hex}.',

  // Contrast, by WCAG 2.2.
  contrast: '{ground}: contrast {ratio}. {levels}.',
  onWhite: 'On white',
  onBlack: 'On black',
  onSecond: 'On the second color',
  passes: '{level}: pass',
  fails: '{level}: fail',
  aaText: 'AA text',
  aaLargeText: 'AA large text',
  aaaText: 'AAA text',
} as const;
