import { Hash } from 'lucide-react';
import type { OptionsOf } from '../../../workers/contract/options/options';
import type { options } from '../../../workers/kernels/hash-generator/spec';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { Choose, OfferRule } from '../../tool-kit/send-to/offer';

type Values = OptionsOf<typeof options>;

export const tool = {
  id: 'hash-generator',
  title: 'Hash Generator',
  description: 'Compute MD5, SHA-1, SHA-256 and other hashes for text or files.',
  tagline: 'MD5, SHA-1, SHA-256 and more',
  category: 'Security',
  group: 'Security & Hashing',
  place: 1,
  popular: 2,
  filter: 'security',
  command: { name: 'hash' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Hash,
  keywords:
    'hash, checksum, digest, fingerprint, md5, sha1, sha-1, sha256, sha-256, sha512, sha-512, verify, file, ' +
    'crc32, md5sum, sha1sum, sha256sum, sha512sum, shasum, certutil, hmac, blake2, sha3',
};

const compareHash: Choose<Values> = ({ hash = '' }) => ({ takes: 'settings', settings: { expected: hash } });

export const offers: readonly OfferRule<Values>[] = [
  { of: ['hash'], id: 'compare', does: 'Compare with a file', place: 1, move: compareHash },
  {
    of: ['checksums'],
    id: 'verify',
    does: 'Verify files against it',
    place: 1,
    move: { takes: 'input', asFile: 'SHA256SUMS' },
  },
  { of: ['any-text'], id: 'hash', does: 'Hash', place: 3 },
  { of: ['any-bytes'], id: 'hash', does: 'Hash', place: 1 },
  { of: ['several-files'], id: 'hash', does: 'Hash each file', place: 1 },
];
