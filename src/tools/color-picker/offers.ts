import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

const pick: Choose = ({ color = '' }) => ({ takes: 'settings', settings: { text: color } });

export const offers: readonly OfferRule[] = [{ of: ['color'], does: 'Convert, check contrast', place: 1, move: pick }];
