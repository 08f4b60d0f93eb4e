import type { Guide } from '../../tool-kit/guide';

export const guide: Guide = {
  search:
    'Compute MD5, SHA-1, SHA-256, SHA-512 and more for text or files of any size, and verify checksums. Files are hashed on your own device.',
  how: [
    'A hash is a fingerprint of fixed length. The same bytes always give the same hash, and the smallest change gives a completely different one. Text is hashed as UTF-8, exactly as entered.',
    'Files are read piece by piece, so even one of many gigabytes takes little memory. If you choose several algorithms, a large file is hashed on several processor cores. MD5, SHA-1 and SHA-2 (with SHA-512/224 and SHA-512/256) run in our own WebAssembly, the others in the hash-wasm library.',
    'To check a whole folder, drop its files together with their `SHA256SUMS` or a similar list. A list is recognized by its content under any name, as written by sha256sum, OpenSSL, gpg, certutil, PowerShell, hashdeep or an SFV program, or as a JSON manifest. Every file is reported as the same, changed, missing, new or moved: a file is new if no list names it, and moved if it has the hash of a missing one. The list of results can be filtered and saved. If neither the list’s name nor a line names the algorithm, all algorithms with hashes of that length are tried.',
  ],
  questions: [
    {
      question: 'Which algorithm should I use?',
      answer:
        'SHA-256, unless something else is required. MD5 and SHA-1 are broken: anyone can create two different files with the same hash. They are still good enough to notice accidental damage. CRC32, Adler32 and xxHash are checksums for that purpose only.',
    },
    {
      question: 'Can a hash be reversed?',
      answer:
        'No. But a short or common input can be guessed, by hashing candidates until one matches. That’s why passwords must not be stored as SHA-256 but with a slow algorithm made for them, such as Argon2 or bcrypt.',
    },
    {
      question: 'Why does my terminal show a different hash?',
      answer:
        '`echo hello | sha256sum` also hashes the line break at the end. Use `printf hello | sha256sum` instead. Another text encoding, or Windows line endings in a file, change the hash as well.',
    },
    {
      question: 'How do I verify a download?',
      answer:
        'Open the file here, then paste the published hash into “Expected hash”. With SHA-256, a match proves that your file is identical to the one the publisher hashed. Take the hash from the publisher’s own site, not from wherever you got the file.',
    },
    {
      question: 'What is HMAC?',
      answer:
        'A hash that also depends on a secret key (RFC 2104). Only someone with the key can create or check it, which is how many APIs and webhooks sign their messages. The key is never stored or sent.',
    },
  ],
  related: [
    { id: 'jwt-decoder', why: 'Verify or sign a token with HMAC, RSA or elliptic curves.' },
    { id: 'password-generator', why: 'Make a random key for an HMAC.' },
    { id: 'hex-encoder', why: 'View the bytes of a file whose hash doesn’t match.' },
    { id: 'uuid-generator', why: 'Derive the same UUID from the same name every time (v3 and v5).' },
  ],
};
