import { KeySquare } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: KeySquare,
  keywords: [
    'jwt',
    'json web token',
    'token',
    'bearer',
    'decode',
    'verify',
    'sign',
    'signature',
    'claims',
    'jws',
    'jwe',
    'jwk',
    'jwks',
    'hs256',
    'rs256',
    'es256',
    'oauth',
    'openid',
    'expired',
  ],
};
