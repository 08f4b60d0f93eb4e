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
  longList: '{list}: A list of checksums can have up to 64 MB.',
  sfvName:
    '{name}: An SFV file can’t have a name with a line break, or one that starts with a semicolon. Use another format.',
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
  allMatch: 'All match',
  notAllMatch: 'Not all match',
  matching: {
    one: '{matching} of {count} listed file matches its checksum.',
    other: '{matching} of {count} listed files match their checksum.',
  },
  different: '{before} Different: {count}.',
  undecided:
    '{before} No algorithm matches: {count}. The files differ, or the list uses an algorithm that isn’t available here.',
  notFound: '{before} Not found: {count}.',
  movedOf: '{before} Moved: {count}.',
  ambiguous:
    '{before} Ambiguous: {count}, because several files or several listed paths fit. Drop the folder with its list in it.',
  unlisted: '{before} Not in the list: {names}.',
  lookedIn: 'Looked in {folder} for files that are not listed.',
  moved: {
    one: '{count} listed file was moved.',
    other: '{count} listed files were moved.',
  },
  notListed: {
    one: '{count} file is not listed.',
    other: '{count} files are not listed.',
  },
  signature: '{list} is a PGP signature. Signatures are not checked here.',

  // An expected hash.
  match: 'Match',
  mismatch: 'Mismatch',
  otherAlgorithm: 'Another algorithm',
  isExpected: 'This is the expected {algorithm} hash.',
  isExpectedOf: {
    one: '{names} matches the expected {algorithm} hash.',
    other: '{names} match the expected {algorithm} hash.',
  },
  differs: 'The hash differs from the expected one, so the content differs.',
  differsPerhaps: 'The hash differs from the expected one. {unless}',
  differsOf: 'The hash of {name} differs from the expected one.',
  differsPerhapsOf: 'The hash of {name} differs from the expected one. {unless}',
  noneHas: 'None of {count} files has the expected hash.',
  noneHasPerhaps: 'None of {count} files has the expected hash. {unless}',
  unless:
    'The content differs, unless the expected hash is of another algorithm with this length: {algorithms}. To check, select that algorithm and generate the hashes again.',
  notRun: 'The expected hash uses another algorithm. Generate the hashes again to check it.',
  theText: 'the text',
} as const;
