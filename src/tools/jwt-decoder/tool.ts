import { KeySquare } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'jwt-decoder',
  title: 'JWT Decoder',
  description: 'Decode, verify and create JSON Web Tokens. Tokens and keys never leave your device.',
  tagline: 'Verify and create JSON Web Tokens',
  category: 'Security',
  group: 'Security & Hashing',
  place: 3,
  filter: 'security',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: KeySquare,
  keywords:
    'jwt, json web token, token, bearer, decode, verify, sign, signature, claims, jws, jwe, jwk, jwks, hs256, ' +
    'rs256, es256, oauth, openid, expired',
};
