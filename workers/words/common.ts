// Messages of code that several kernels share: reading, storing, progress, and the page's end of a run.
import { browserErrors } from './browser-errors';
import { fileTypes } from './file-types';
import { jsonErrors } from './json-errors';
import { xmlErrors } from './xml-errors';

export const common = {
  ...browserErrors,
  ...jsonErrors,
  ...xmlErrors,
  ...fileTypes,
  notStarted:
    'The tool didn’t start in time, because this device is very busy or the connection is slow. Please try again.',
  crashed:
    'The tool stopped unexpectedly, possibly out of memory. Your input is still here. Please try again, or try a smaller one.',
  timedOut: 'Stopped after {seconds} s. Try a smaller input or a longer time limit.',
  cutShort: 'Only {read} of {size} bytes could be read. Please choose the file again.',
  titled: '{title}. {text}',
  lossAt: '{said} At {places}.',
  more: '{more} more',
  line: 'line {line}',
  lineWith: 'line {line}: {text}',
  stepInput: 'step {step}’s input',
  otherStepInput: 'step {step}’s input from the second file',
  refused: '{refusal} {problem}',
  quoted: '“{character}”',
  lineBreak: 'a line break',
  tab: 'a tab',
  space: 'a space',
  notUtf8: '{refusal} The bytes at {place} aren’t UTF-8 text. {remedy}',
  firstInvalid: 'The first invalid character is at {place}.',
  firstInvalidNamed: 'The first invalid character is “{character}”, at {place}.',
  loneSurrogate: '{refusal} Half a character (the lone surrogate U+{unit}) is at {place}.',
  utf16: 'This file is UTF-16. Save it as UTF-8 and try again.',
  badUtf16: 'The file begins as UTF-16 but isn’t valid UTF-16. Open it in an editor and save it as UTF-8.',
  badUtf8: 'The bytes at {place} aren’t UTF-8 text. {remedy}',
  saveAsUtf8: 'Save it as UTF-8 (in Excel: “CSV UTF-8”).',
  webmOrMatroska: 'WebM or Matroska',
  reading: 'Reading',
  sorting: 'Sorting',
  storingInput: 'Storing the input',
  noRoomForInput: 'This step first stores the result of the step before it. {reason}',
  noResult: 'This step has no result for the next step. Change its options, or remove the steps after it.',
  stoppedStoring: 'This browser stopped storing the result after {written}. {advice}',
  tooMuchForMemory:
    'The result needs at least {needed}, but this browser can keep only {limit} of it in memory. {advice}',
  saveToFile: 'Save it straight to a file instead.',
  saveToFileOrFreeSpace: 'Save it straight to a file, or free some disk space.',
  freeSpace: 'Free some disk space and try again.',
  useRegularWindow: 'Use a regular window instead of a private one, or a smaller file.',
} as const;
