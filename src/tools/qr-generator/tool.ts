import { QrCode } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

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

export const discovery: Discovery = {
  icon: QrCode,
  keywords: 'qr, qrcode, qr code, barcode, scan, scanner, reader, wifi, link, url, camera, svg',
};
