import { QrCode } from 'lucide-react';
import type { CommandRecord } from '../../../workers/contract/options/command';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/qr-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
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
  command: { name: 'qr', always: 'image' } satisfies CommandRecord<Values>,
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: QrCode,
  keywords: 'qr, qrcode, qr code, barcode, scan, scanner, reader, wifi, link, url, camera, svg',
};

export const offers: readonly OfferRule<Values>[] = [
  {
    of: ['url'],
    id: 'generate',
    does: 'Make a QR code',
    place: 3,
    move: { takes: 'input', settings: { mode: 'generate' } },
  },
  {
    of: ['image'],
    id: 'read',
    does: 'Read a QR code',
    place: 1,
    move: { takes: 'input', slot: { id: 'qr-reader' }, settings: { mode: 'read' } },
  },
  {
    of: ['short-text'],
    id: 'generate',
    does: 'Make a QR code',
    place: 1,
    move: { takes: 'input', settings: { mode: 'generate' } },
  },
];
