// The words of the hash generator's screen, of its command and of its record in the catalog. Plurals are in late-words.ts.

// The catalog.
export const title = 'Hash Generator';
export const description = 'Compute MD5, SHA-1, SHA-256 and other hashes for text or files.';
export const tagline = 'MD5, SHA-1, SHA-256 and more';
export const keywords =
  'hash, checksum, digest, fingerprint, md5, sha1, sha-1, sha256, sha-256, sha512, sha-512, verify, file, crc32, md5sum, sha1sum, sha256sum, sha512sum, shasum, certutil, hmac, blake2, sha3';
export const offerCompare = 'Compare with a file';
export const offerVerify = 'Verify files against it';
export const offerHash = 'Hash';
export const offerHashEach = 'Hash each file';

// The command.
export const checkLists = 'Read lists of checksums, such as SHA256SUMS, and check the files that they name.';

// The input and its settings.
export const inputLabel = 'Text to Hash';
export const sample = 'The quick brown fox jumps over the lazy dog';
export const blank = 'Please enter some text to hash.';
export const moreAlgorithms = 'More algorithms';
export const sign = 'Sign with a secret key (HMAC)';
export const signHint = 'Checksums such as CRC32 and xxHash have no HMAC and are left out.';
export const blankKey = 'Please enter the HMAC key.';
export const badHexKey = 'The HMAC key is not valid hexadecimal: only 0-9, a-f, A-F in pairs.';
export const action = 'Generate Hashes';
export const copyOne = 'Copy {algorithm}';
export const copyAll = 'Copy all {count}';

// The expected hash.
export const expectedHint = 'The algorithm is detected from the length. For many files, add their SHA256SUMS file.';
export const comparedAs = 'Compared as {algorithms}.';
export const severalHashes =
  'These are several hashes. Enter the one to check, or save them as SHA256SUMS and add that file to the others.';
export const otherAlgorithm = 'This hash’s algorithm isn’t available here.';
export const notHex = 'A hash uses hexadecimal digits: 0–9 and a–f.';
export const otherLength =
  'No algorithm here makes hashes of {digits} digits. MD5 has 32, SHA1 40, SHA256 64, SHA512 128.';

// The hashes.
export const result = 'Hashes';
export const show = 'Show';
export const allAlgorithms = 'All algorithms';
export const resultOfFiles = 'Hashes of the files';
export const copyOneOf = 'Copy {algorithm} of {name}';
export const list = 'List of checksums';
export const download = 'Download {name}';
export const saveInFolder = 'Save it in the folder {folder}: its file names start there.';

// The files that lists of checksums name.
export const verification = 'Verification';
export const listedFiles = 'Listed files';
export const matches = '<name/> matches (<how/>)';
export const differs = '<name/> does not match (<how/>)';
export const matchesNone = '<name/> matches no algorithm of its checksum’s length (<how/>)';
export const missing = '<name/> was not found (<how/>)';
export const moved = '<name/> was moved to <place/> (<how/>)';
export const isNew = '<name/> is not in the list';
export const ambiguous = '<name/> is ambiguous (<how/>)';
export const comparedWith = '{algorithms}, compared with {name}';
export const downloadShown = 'Download shown list as CSV';
