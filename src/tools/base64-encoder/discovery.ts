import { Binary } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Binary,
  keywords: [
    'base64',
    'base64url',
    'encode',
    'decode',
    'data uri',
    'data url',
    'mime',
    'pem',
    'image',
    'binary',
    'file',
  ],
};
