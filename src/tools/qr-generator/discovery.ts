import { QrCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: QrCode,
  keywords: ['qr', 'qrcode', 'qr code', 'barcode', 'scan', 'scanner', 'reader', 'wifi', 'link', 'url', 'camera', 'svg'],
};
