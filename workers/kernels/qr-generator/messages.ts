// The messages of the QR kernels.
import { words } from './words';

export const messages = {
  ...words.messages,
  failure: 'Failed to generate QR code. Please try again.',
  notEncodable: 'Failed to generate QR code. The text has half a character (a lone surrogate). Remove it.',
  readFailure: 'Failed to read the QR code. Please try again.',
  making: 'Making QR codes',
  looking: 'Looking for a QR code',
  notText: 'The file is not UTF-8 text. {remedy} To read a QR code from an image, choose Read.',
  tooLong:
    'No QR code holds this text at level {level}. It has {length} characters, and at most {bytes} bytes fit. Shorten it, or choose a lower error correction level.',
  tooLongAtLowest:
    'No QR code holds this text at level {level}. It has {length} characters, and at most {bytes} bytes fit. Shorten it.',
  tooSmall:
    'This text needs a code of {modules} × {modules} modules with its margin, more than {size} pixels can show. Choose a larger size or a lower error correction level.',
  unreadable: 'The code could not be read back in these colors. Choose a darker foreground or a lighter background.',
  longList: 'The list is larger than {limit}. Split it into several.',
  tooMany: 'The list has {codes} codes, and one ZIP takes {limit}. Split it into several.',
  badCsv:
    'Row {row} is not valid CSV: a quoted field must end with a quote, followed by {separator} or the end of the line.',
  tab: 'a tab',
  semicolon: 'a semicolon',
  comma: 'a comma',
  inList: 'Code {position} of the list: {problem}',
  separatedBy: 'The columns were separated by {separators}. “Columns separated by” has other choices.',
  severalSeparators:
    'The list has several kinds of separators. The columns were separated by {separators}. “Columns separated by” has other choices.',
  tabs: 'tabs',
  semicolons: 'semicolons',
  commas: 'commas',
  headerRow:
    'The first row, “{row}”, was taken for column names. To make a code of it, choose No under “Column names in the first row”.',
  allRead: { one: '{count} code made and read back.', other: '{count} codes made, each read back.' },
  noImages: 'This browser cannot read images in the background. Update it, or use another one.',
  notImage:
    'This file is not an image that your browser can open. Choose a PNG, JPEG, WebP or GIF, or an SVG of up to {limit}.',
  notDecodable: 'This file is not an image that can be read here. Use a PNG, JPEG, GIF or BMP.',
  largeImage: 'Images over {limit} are not read. Choose a smaller one.',
  manyPixels:
    'This image has {width} × {height} pixels, and up to {limit} million are read. Crop it to the code, or scale it down.',
  notFound:
    'No QR code found in this image. Crop it to the code, or take a sharper picture with the whole code and a light margin in view.',
  several: '{codes} codes found. Each begins on a new line.',
  part: 'This is part {position} of a text in {parts} codes. Read an image that shows them all.',
  assumed:
    'This is not UTF-8 and names no other character set, so it was read as {charset}. If letters are wrong, choose another one under Character set.',
  otherCharset: 'another character set',
  lightOnDark: 'A light code on a dark background: some scanners cannot read it. Swap the colors.',
  lowContrast: 'Low contrast: many scanners will fail. Choose a darker foreground or a lighter background.',
  smallModules: {
    one: 'Each module is only 1 px wide. For print or phones, use a larger size or the SVG.',
    other: 'Each module is only {count} px wide. For print or phones, use a larger size or the SVG.',
  },
} as const;
