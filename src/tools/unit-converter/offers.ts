import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

/** Categories that the converter offers only when it is asked for more. */
const MORE_UNITS = new Set(['speed', 'data']);

const convert: Choose = (parts) => ({
  takes: 'settings',
  settings: { ...parts, ...(MORE_UNITS.has(parts.category ?? '') && { hasMore: true }), isAsked: false },
});

export const offers: readonly OfferRule[] = [{ of: ['quantity'], does: 'Convert', place: 1, move: convert }];
