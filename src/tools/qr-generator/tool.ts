import { defineTool } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'qr-generator',
  title: 'QR Code Generator',
  description: 'Create QR codes for links, WiFi, email and text, or read one from an image.',
  tagline: 'PNG, SVG, batches, reader',
  category: 'Generators',
  group: 'Generators',
  place: 1,
  popular: 4,
  suggested: 2,
  filter: 'utility',
  screen: () => import('./screen'),
});
