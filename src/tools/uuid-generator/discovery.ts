import { Fingerprint } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Fingerprint,
  keywords: [
    'uuid',
    'guid',
    'ulid',
    'nanoid',
    'nano id',
    'unique',
    'identifier',
    'id',
    'v1',
    'v3',
    'v4',
    'v5',
    'v6',
    'v7',
    'rfc 9562',
    'rfc 4122',
    'inspect',
    'decode',
    'validate',
    'bulk',
  ],
};
