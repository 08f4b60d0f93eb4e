import { QrCode } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

/** More than a code of the usual level holds. */
const MOST_UNITS = 2331;

/** Addresses are what people put into codes; any short text fits. */
function relevance(head: string): number {
  if (head.length > MOST_UNITS) return 0;
  return /^\s*(?:https?:\/\/|mailto:|tel:|WIFI:)/i.test(head) ? 0.6 : 0.1;
}

export const discovery: Discovery = {
  icon: QrCode,
  keywords: ['qr', 'qrcode', 'qr code', 'barcode', 'scan', 'scanner', 'reader', 'wifi', 'link', 'url', 'camera', 'svg'],
  relevance,
};
