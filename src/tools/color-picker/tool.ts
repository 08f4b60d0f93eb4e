import { Palette } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'color-picker',
  title: 'Color Picker',
  description: 'Pick a color and get it as HEX, RGB, HSL or OKLCH, with contrast and a palette.',
  tagline: 'HEX, RGB, HSL, OKLCH and contrast',
  category: 'Utilities',
  group: 'Utilities',
  place: 1,
  popular: 6,
  filter: 'design',
  command: { name: 'color', takesText: true },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Palette,
  keywords:
    'color, colour, picker, hex, rgb, rgba, hsl, hsla, oklch, hwb, lab, css, palette, swatch, contrast, wcag, ' +
    'accessibility, eyedropper, random color',
};

const pick: Choose = ({ color = '' }) => ({ takes: 'settings', settings: { text: color } });

export const offers: readonly OfferRule[] = [
  { of: ['color'], id: 'convert', does: 'Convert, check contrast', place: 1, move: pick },
];
