import { defineTool } from '../../tool-kit/define-tool';

export const colorPicker = defineTool({
  id: 'color-picker',
  title: 'Color Picker',
  description: 'Pick a color and get it as HEX, RGB, HSL or OKLCH, with contrast and a palette.',
  tagline: 'HEX, RGB, HSL, OKLCH and contrast',
  category: 'Utilities',
  group: 'Utilities',
  filter: 'design',
  screen: () => import('./screen'),
});
