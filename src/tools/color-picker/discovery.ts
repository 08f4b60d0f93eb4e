import { Palette } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Palette,
  keywords: [
    ...['color', 'colour', 'picker', 'hex', 'rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'hwb', 'lab', 'css', 'palette'],
    ...['swatch', 'contrast', 'wcag', 'accessibility', 'eyedropper', 'random color'],
  ],
};
