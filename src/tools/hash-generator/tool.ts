import { Hash } from 'lucide-react';
import { defineTool, type Discovery } from '../../tool-kit/define-tool';

export const tool = defineTool({
  id: 'hash-generator',
  title: 'Hash Generator',
  description: 'Compute MD5, SHA-1, SHA-256 and other hashes for text or files.',
  tagline: 'MD5, SHA-1, SHA-256 and more',
  category: 'Security',
  group: 'Security & Hashing',
  place: 1,
  popular: 2,
  filter: 'security',
  screen: () => import('./screen'),
});

export const discovery: Discovery = {
  icon: Hash,
  keywords: 'hash, checksum, digest, fingerprint, md5, sha1, sha-1, sha256, sha-256, sha512, sha-512, verify, file',
};
