// The words of the gzip tool's screen and of its record in the catalog.

// The catalog.
export const title = 'Gzip Compressor';
export const description = 'Compress files and text with gzip, zlib or deflate, or decompress .gz files of any size.';
export const tagline = 'Make and open .gz files';
export const keywords =
  'gzip, gunzip, gz, zlib, deflate, inflate, compress, decompress, unzip, uncompress, archive, log';
export const offerDecompress = 'Decompress';
export const offerCompress = 'Compress with gzip';
export const offerCompressEach = 'Compress each with gzip';

// The input.
export const compressLabel = 'Text or File to Compress';
export const compressPlaceholder = 'Type or paste text here, or open a file';
export const compressAction = 'Compress';
export const decompressLabel = 'Compressed File';
export const decompressPlaceholder = 'Open or drop a .gz file';
export const decompressAction = 'Decompress';
export const blank = 'Please enter some text, or open a file.';

// The result.
export const copied = 'Result copied to clipboard.';
