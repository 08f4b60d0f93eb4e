import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Pick a color and copy it as HEX, RGB, HSL or OKLCH. Check its contrast against WCAG and build your own palette, without leaving the browser.',
  how: [
    'Pick a color on the plane and the scales of hue and opacity, type it, or take it from your screen if the browser has an eyedropper, as Chrome and Edge do. The arrow keys move by one step, and by ten with Shift. Besides HEX, any CSS color works, such as `rebeccapurple`, `hsl(200 80% 40%)` or `oklch(70% 0.1 250)`. All values are calculated as CSS Color 4 defines them.',
    'The contrast with a second color follows WCAG 2.2. The ratio is never rounded up: 4.499 doesn’t pass as 4.5.',
  ],
  questions: [
    {
      question: 'What contrast ratio does text need?',
      answer:
        'At level AA, WCAG 2.2 asks for at least 4.5:1, or 3:1 for large text (24 px and up, or 18.66 px bold). Level AAA asks for 7:1, and 4.5:1 for large text. Icons and the borders of form fields need 3:1.',
    },
    {
      question: 'What is OKLCH, and how is it different from HSL?',
      answer:
        'Both describe a color by lightness, colorfulness and hue. HSL lightness is simple arithmetic: yellow and blue at 50% look nothing alike in brightness. OKLCH is modeled on human vision, so two colors with the same lightness look about equally bright, and it also covers colors beyond sRGB.',
    },
    {
      question: 'Why does HSL give a slightly different HEX?',
      answer:
        'HSL is shown in whole numbers, and there are fewer of those than the 16.7 million HEX colors. Where rounding leads to a neighboring color, the page tells you which one.',
    },
    {
      question: 'Where is my palette kept?',
      answer:
        'In this browser’s storage, and nowhere else. If you clear the site’s data, it’s gone. To keep it or use it in a project, copy it as CSS variables or JSON.',
    },
  ],
  related: [
    { id: 'qr-generator', why: 'Use your colors for a QR code, which is read back to make sure they work.' },
    { id: 'regex-tester', why: 'Find every hex color in a style sheet with the ready-made pattern.' },
    { id: 'diff-checker', why: 'Compare two versions of a theme or style sheet.' },
  ],
};
