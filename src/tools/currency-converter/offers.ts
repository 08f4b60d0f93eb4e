import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

const convert: Choose = (parts) => ({ takes: 'settings', settings: { ...parts, ownRate: '', isAsked: false } });

export const offers: readonly OfferRule[] = [{ of: ['money'], does: 'Convert', place: 1, move: convert }];
