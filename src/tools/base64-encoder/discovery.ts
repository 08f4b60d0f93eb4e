import { Package } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Package,
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
