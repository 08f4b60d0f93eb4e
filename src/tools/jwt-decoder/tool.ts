import { KeySquare } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';

export const tool = {
  id: 'jwt-decoder',
  title: 'JWT Decoder',
  description: 'Decode, verify and create JSON Web Tokens. Tokens and keys never leave your device.',
  tagline: 'Verify and create JSON Web Tokens',
  category: 'Security',
  group: 'Security & Hashing',
  place: 3,
  filter: 'security',
  command: { name: 'jwt' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: KeySquare,
  keywords:
    'jwt, json web token, token, bearer, decode, verify, sign, signature, claims, jws, jwe, jwk, jwks, hs256, ' +
    'rs256, es256, oauth, openid, expired',
};

export const offers: readonly OfferRule[] = [
  { of: ['jwt'], id: 'decode', does: 'Decode and verify', place: 1, move: { takes: 'secret' } },
];
