import { Package } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

const BASE64 = /^[A-Za-z0-9+/_\-\s]+={0,2}$/;

/** Anything can be encoded; what looks encoded is probably to be decoded. */
function relevance(head: string): number {
  if (/^\s*data:[^,]{0,200};base64,/i.test(head)) return 0.95;
  const text = head.trim();
  return text.length >= 16 && BASE64.test(text) && !/[a-z] [a-z]/i.test(text) ? 0.8 : 0.3;
}

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
  relevance,
};
