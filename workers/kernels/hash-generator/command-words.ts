// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
  noAlgorithm: 'Name at least one algorithm with --algorithms.',
  noHmacAlgorithm: 'HMAC needs a cryptographic hash: use one of MD5, SHA, SHA-3, BLAKE2, RIPEMD-160 or SM3.',
  otherFiles:
    '{list} looks like a checksum list but names none of the other files, so it was hashed like them. To compare, use --check.',
  noChecksums: 'No checksums found in {list}. Each line needs a checksum and a file name.',
  ambiguous: '{before} Ambiguous: {count}, because several files or several listed paths fit.',
  unless:
    'The content differs, unless the expected hash is of another algorithm with this length: {algorithms}. To check, name that algorithm with --algorithms.',
} satisfies OtherWords<typeof messages>;
