// The messages of the hash generator's kernel.
export const messages = {
  failure: 'Failed to generate hashes. Please try again.',
  noAlgorithm: 'Please choose at least one algorithm.',
  noHmacAlgorithm: 'HMAC needs a cryptographic hash: choose one of MD5, SHA, SHA-3, BLAKE2, RIPEMD-160 or SM3.',
  loneSurrogates:
    'The text has half characters (lone surrogates), which UTF-8 can’t represent. They were hashed as U+FFFD.',
  hmacIgnored: 'HMAC was not used: checksum lists contain plain hashes, so plain hashes were compared.',
  otherFiles:
    '{list} looks like a checksum list but names none of the other files, so it was hashed like them. To compare, choose the files that it names.',
  noChecksums:
    'No checksums found in {list}. Each line needs a checksum and a file name. To hash it like any other file, choose it alone.',
  unnamed: {
    one: '{list} has one hash without a name, so it was taken for {name}.',
    other: '{list} has hashes without a name, so they were taken for {name}.',
  },
  unavailable: '{list} is named for {algorithm}, which isn’t available here.',
  otherBlake2b: 'BLAKE2b of another length',
  otherBlake2s: 'BLAKE2s of another length',
  skipped: {
    one: 'Skipped line {line} of {list}, which is not a supported checksum.',
    other: 'Skipped {count} lines of {list} that are not supported checksums, the first at line {line}.',
  },
  skippedOfSigned: '{skipped} Its PGP signature was not checked.',
  signature: '{list} is a PGP signature. Signatures are not checked here.',
} as const;
