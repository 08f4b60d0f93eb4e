// The messages of the gzip kernel.
export const messages = {
  failure: 'The data could not be processed because of a bug in this tool. Please try again.',
  notCompressable: 'The text could not be compressed. Please check your input.',
  nothing: 'There is nothing to decompress, because the input is empty. A gzip, zlib or deflate file is needed.',
  notCompressed:
    'This isn’t gzip or zlib data: it begins like a file of the type {type}. Only gzip, zlib and deflate can be decompressed here.',
  unknownData:
    'This isn’t gzip or zlib data, which its first bytes would show. If it’s raw deflate, set the format to that. If it’s Base64 or hex, decode it first.',
  badHeader: 'This isn’t {format} data: its header is wrong. Set another format, or auto. (At {place}.)',
  needsDictionary:
    'This zlib data needs a dictionary that isn’t in it, so it can’t be decompressed here. (At {place}.)',
  damaged:
    'The compressed data is damaged, and nothing behind this place can be read. Get the file again. (At {place}.)',
  wrongChecksum:
    'The decompressed data doesn’t match its checksum, so the compressed data is damaged. Get the file again. (At {place}.)',
  wrongLength:
    'The decompressed data isn’t as long as its trailer says, so the compressed data is damaged. Get the file again. (At {place}.)',
  cut: 'The compressed data ends too soon: the rest is missing. Get the whole file again. (At {place}.)',
  members: { one: 'The data has {count} part.', other: 'The data has {count} parts, which were joined.' },
  padding: 'Zeros after the end of the compressed data were left out.',
  trailing: {
    one: '{count} byte after the end of the compressed data was left out. It isn’t compressed data. (At {place}.)',
    other:
      '{count} bytes after the end of the compressed data were left out. They aren’t compressed data. (At {place}.)',
  },
} as const;
