import { Hash } from 'lucide-react';
import type { Discovery } from '../../tool-kit/discovery';

export const discovery: Discovery = {
  icon: Hash,
  keywords: [
    'hash',
    'checksum',
    'digest',
    'fingerprint',
    'md5',
    'sha1',
    'sha-1',
    'sha256',
    'sha-256',
    'sha512',
    'sha-512',
    'verify',
    'file',
  ],
};
