import { defineTool } from '../../tool-kit/define-tool';

export const qrGenerator = defineTool({
  id: 'qr-generator',
  title: 'QR Code Generator',
  description: 'Create QR codes for links, WiFi, email and text, or read one from an image.',
  tagline: 'PNG, SVG, batches, reader',
  category: 'Generators',
  group: 'Generators',
  filter: 'utility',
  screen: () => import('./screen'),
});
