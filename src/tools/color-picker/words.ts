// The color picker's words.

export const title = 'Color Picker';
export const description = 'Pick a color and get it as HEX, RGB, HSL or OKLCH, with contrast and a palette.';
export const tagline = 'HEX, RGB, HSL, OKLCH and contrast';
export const keywords =
  'color, colour, picker, hex, rgb, rgba, hsl, hsla, oklch, hwb, lab, css, palette, swatch, contrast, wcag, ' +
  'accessibility, eyedropper, random color';
export const convert = 'Convert, check contrast';

// The plane, the scales and the field.
export const plane = 'Saturation and brightness';
export const saturation = 'Saturation';
export const brightness = 'Brightness';
export const hue = 'Hue';
export const opacity = 'Opacity';
export const pick = 'Pick';
export const pickHint = 'The browser’s own color picker';
export const color = 'Color';
export const colorHint = 'HEX or any CSS color';
export const notAColor = 'This isn’t a CSS color. Try #3b82f6, tomato or oklch(62% 0.19 260).';

// The actions.
export const add = 'Add to Palette';
export const added = 'Added!';
export const addedText = 'Color added to custom palette.';
export const alreadyThere = 'Already there';
export const alreadyThereText = '{hex} is in your palette.';
export const random = 'Random';
export const copy = 'Copy';
export const fromScreen = 'From screen';

// The values and the contrast.
export const values = 'Values';
export const copyValue = 'Copy {notation}';
export const contrast = 'Contrast (WCAG 2.2)';
export const second = 'Second color';
export const secondHint = 'Contrast is checked on it as well as on white and black.';

// The palettes.
export const palette = 'Custom palette';
export const paletteEmpty = 'Save up to {limit} colors in this browser with Add to Palette.';
export const remove = 'Remove {hex}';
export const copyCss = 'Copy CSS';
export const downloadCss = 'Download CSS';
export const copyJson = 'Copy JSON';
export const downloadJson = 'Download JSON';
export const presets = 'Preset colors';
