// Messages that name parts of a page, in words for a command line: by table and name, with the same values.
import type { MessageTable } from '../workers/contract/message';

const bug = 'Something went wrong in this program. Please try again, or report it with the output of TOOLYARD_DEBUG=1.';

export const commandWords: Readonly<Record<string, MessageTable>> = {
  common: {
    crashed: bug,
    internal: bug,
    notLoaded: 'A part of this program could not be loaded. Install it again.',
    outOfMemory: 'Out of memory. Try a smaller input.',
    unreadable: 'The file could not be read. It may have been moved, changed or deleted. Check it and try again.',
    noSpace: 'The result does not fit on the disk. Free some space and try again.',
    cutShort: 'Only {read} of {size} bytes could be read. Try again.',
    tooLittleSpace: 'The result needs at least {needed}, and only {free} are left. {advice}',
    stoppedStoring: 'The result could not be stored after {written}. {advice}',
    tooMuchForMemory: 'The result needs at least {needed}, and memory can hold {limit} of it. {advice}',
    saveToFile: 'Use --output.',
    saveToFileOrFreeSpace: 'Use --output, or free some disk space.',
    useRegularWindow: 'Use a smaller file.',
    jsonExpectedEndOrLines:
      'Expected nothing after the end of the JSON. If each line is a separate value, use --json-lines.',
  },
  'base64-encoder': {
    afterPadding:
      'Invalid Base64 string. Please check your input. There is text after the padding (=). Remove it, or decode each part separately. If each line is a separate text, use --lines each. (At {place}.)',
    lineInsideGroup:
      'A line ends inside a group of 4 characters, and the lines were joined. If each line is a separate text, use --lines each.',
    looksUtf16: 'The bytes look like {encoding} text: “{text}”. --encoding decodes them as text.',
    looksUtf8: 'The bytes were read as {encoding}, but look like UTF-8 text: “{text}”. Use --encoding utf-8.',
    notUtf16: 'The decoded bytes aren’t {encoding} text. Use --encoding utf-8.',
  },
  'binary-converter': {
    unfinishedByteOfGroups:
      'Invalid binary string length. Must be multiple of 8 bits. There are {bits}: {extra} too many, or {missing} too few. The last, unfinished byte begins at {place}. If each group is one character, use --groups each.',
    longGroup: 'The group at {place} has more than {limit} bits. To ignore the spaces, use --groups joined.',
    largeGroup:
      'The group at {place} is more than 255, but earlier groups are bytes. To ignore the spaces, use --groups joined.',
    notCharacter: 'The group at {place} isn’t the code of a character. To ignore the spaces, use --groups joined.',
  },
  'hash-generator': {
    noAlgorithm: 'Name at least one algorithm with --algorithms.',
    noHmacAlgorithm: 'HMAC needs a cryptographic hash: use one of MD5, SHA, SHA-3, BLAKE2, RIPEMD-160 or SM3.',
    otherFiles:
      '{list} looks like a checksum list but names none of the other files, so it was hashed like them. To compare, use --check.',
    noChecksums: 'No checksums found in {list}. Each line needs a checksum and a file name.',
  },
  'html-encoder': {
    badReferences: {
      one: '{first} at {place} isn’t a character. It became � (U+FFFD), as HTML requires.',
      other:
        '{count} numeric references aren’t characters. They became � (U+FFFD), as HTML requires. The first is {first} at {place}.',
    },
    splitPairs: {
      one: 'Two references in a row are the halves of one character, such as {text} for {character}. To decode them, use --join-pairs.',
      other:
        '{count} times, two references in a row are the halves of one character, such as {text} for {character}. To decode them, use --join-pairs.',
    },
  },
  'json-formatter': {
    sortLimit: 'Keys can be sorted in up to 128 MB of JSON (without whitespace). Use --no-sort-keys for this file.',
    queryLines: 'A query reads one document. Use --no-json-lines.',
    severalFences: 'Use the text of one code block.',
  },
  'list-comparer': {
    sortLimit: 'The sorted result would take more than {megabytes} MB of memory. Use --no-sorted.',
  },
  'password-generator': {
    noType: 'Allow at least one kind of characters.',
  },
  'patch-applier': {
    notAPatch:
      'No changes found in the patch. It must be a unified diff: lines such as “@@ -1,3 +1,4 @@” followed by lines that start with a space, “-” or “+”.',
    alreadyApplied: 'The text already has the changes of this patch. To take them back, use --reverse.',
    alreadyAppliedPart: 'The text already has the changes of the part for {name}. To take them back, use --reverse.',
    alreadyUndone:
      'The text doesn’t have the changes of this patch, so there is nothing to undo. To apply them, omit --reverse.',
    alreadyUndonePart:
      'The text doesn’t have the changes of the part for {name}, so there is nothing to undo. To apply them, omit --reverse.',
  },
  'qr-generator': {
    notText: 'The file is not UTF-8 text. To read a QR code from an image, use --read.',
    tooLong:
      'No QR code holds this text at level {level}. It has {length} characters, and at most {bytes} bytes fit. Shorten it, or use a lower --level.',
    tooSmall:
      'This text needs a code of {modules} × {modules} modules with its margin, more than {size} pixels can show. Use a larger --size or a lower --level.',
    unreadable: 'The code could not be read back in these colors. Use a darker --dark or a lighter --light.',
    separatedBy: 'The columns were separated by {separators}. Use --separator for others.',
    severalSeparators:
      'The list has several kinds of separators. The columns were separated by {separators}. Use --separator for others.',
    headerRow: 'The first row, “{row}”, was taken for column names. To make a code of it, use --header no.',
    noImages: 'Images can’t be read here.',
    notImage: 'This file is not an image that can be read here. Use a PNG, JPEG, GIF or BMP.',
    largeImage: 'Images over {limit} are not read. Use a smaller one.',
    assumed:
      'This is not UTF-8 and names no other character set, so it was read as {charset}. If letters are wrong, use --charset.',
    noImage: 'An empty file has no QR code. Name an image.',
  },
  'random-generator': {
    noCharacters: 'Allow at least one kind of characters.',
  },
  'regex-tester': {
    resultTooLarge: 'The result of the replacement is too long for memory. Try a smaller input.',
    escapes:
      'The backslashes in the replacement were inserted as they are. For line feeds and tabs, use --writing escapes.',
    slashes:
      'The slashes at the ends belong to the pattern. To use only what is between them, remove them, and use --flags.',
    unknownReason: 'Node refuses it',
    inlineFlags: 'Set flags for the whole pattern with --flags, or write (?i:…) for a part.',
    partialFlags: 'This version of Node doesn’t support flags for a part of a pattern. Use --flags.',
  },
  'text-deduplicator': {
    sortLimit: 'Sorting would take more than {megabytes} MB of memory. Use --preserve-order, which needs none.',
    tooManyToCount: 'Occurrences can be counted in up to {most} lines. Use --no-counts, or split the file.',
  },
  'word-counter': {
    noSegmenter: 'This version of Node can’t count graphemes and dictionary words: it has no Intl.Segmenter.',
  },
};
