import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  { of: ['url'], does: 'Make a QR code', place: 3, move: { takes: 'input', settings: { mode: 'generate' } } },
  {
    of: ['image'],
    does: 'Read a QR code',
    place: 1,
    move: { takes: 'input', slot: { id: 'qr-reader' }, settings: { mode: 'read' } },
  },
  { of: ['short-text'], does: 'Make a QR code', place: 1, move: { takes: 'input', settings: { mode: 'generate' } } },
];
