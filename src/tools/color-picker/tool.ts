import { Palette } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'color-picker',
  title: 'Color Picker',
  description: 'Pick a color and get it as HEX, RGB, HSL or OKLCH, with contrast and a palette.',
  tagline: 'HEX, RGB, HSL, OKLCH and contrast',
  category: 'Utilities',
  group: 'Utilities',
  place: 1,
  popular: 6,
  filter: 'design',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Palette,
  keywords:
    'color, colour, picker, hex, rgb, rgba, hsl, hsla, oklch, hwb, lab, css, palette, swatch, contrast, wcag, ' +
    'accessibility, eyedropper, random color',
};
