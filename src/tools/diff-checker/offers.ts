import type { OfferRule } from '../../tool-kit/send-to/offer';

export const offers: readonly OfferRule[] = [
  {
    of: ['diff'],
    does: 'Apply the patch',
    place: 1,
    move: { takes: 'input', slot: { id: 'patch-applier', name: 'other' }, settings: { mode: 'apply' } },
  },
  {
    of: ['any-lines'],
    does: 'Compare with another text',
    place: 2,
    move: { takes: 'input', settings: { mode: 'compare' } },
  },
];
