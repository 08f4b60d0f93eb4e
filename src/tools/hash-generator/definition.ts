import { Hash } from 'lucide-react';
import { defineTool } from '../../tool-kit/define-tool';

export const hashGenerator = defineTool({
  id: 'hash-generator',
  title: 'Hash Generator',
  description: 'Compute MD5, SHA-1, SHA-256 and other hashes for text or files.',
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
  category: 'Security',
  group: 'Security & Hashing',
  filter: 'security',
  icon: Hash,
  // Anything can be hashed; few texts ask for it.
  takesText: () => 0.2,
  screen: () => import('./screen'),
});
