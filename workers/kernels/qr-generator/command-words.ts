// Messages that name parts of the page, in words for a command line.
import type { OtherWords } from '../../contract/run/message';
import type { messages } from './messages';

export const commandWords = {
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
  lightOnDark: 'A light code on a dark background: some scanners cannot read it. Swap --dark and --light.',
  lowContrast: 'Low contrast: many scanners will fail. Use a darker --dark or a lighter --light.',
  smallModules: {
    one: 'Each module is only 1 px wide. For print or phones, use a larger --size or --image svg.',
    other: 'Each module is only {count} px wide. For print or phones, use a larger --size or --image svg.',
  },
  noImages: 'Images can’t be read here.',
  notImage: 'This file is not an image that can be read here. Use a PNG, JPEG, GIF or BMP.',
  largeImage: 'Images over {limit} are not read. Use a smaller one.',
  assumed:
    'This is not UTF-8 and names no other character set, so it was read as {charset}. If letters are wrong, use --charset.',
  noImage: 'An empty file has no QR code. Name an image.',
} satisfies OtherWords<typeof messages>;
