// What the command line says about its arguments, files and runs. As a kernel's messages, they load once one is said, so a run without
// any starts without them.
import type { MessageTable } from '../workers/contract/run/message';

export const messages = {
  /** What is wrong with a file, or a note on it. */
  ofFile: '{file}: {problem}',
  withAdvice: '{problem} {advice}',
  standardInput: 'standard input',
  standardOutput: 'standard output',
  theInput: 'the input',
  theResult: 'the result',
  theRecipe: 'the recipe',

  // Help.
  usage: 'Usage: {command}',
  seeHelp: 'Run “{command}” for help.',
  titleAndDescription: '{title}. {description}',

  // Commands and their arguments.
  noTool: 'There is no tool “{tool}”.',
  noWorkers: 'This thread can’t start workers. Run the tool on a page, or in a worker of one.',
  listTakesJson: '“list” takes only --json, not “{argument}”.',
  completionShells: 'Completion is for bash, zsh or fish.',
  notFlag: '{flag} isn’t an option of this tool.',
  takesNoValue: '{flag} takes no value.',
  needsValue: '{flag} needs a value.',
  unfitFlag: 'The value of {flag} doesn’t go with the other options. Change one of them.',
  wrongFlag: '{flag} {value} isn’t allowed. {allowed}',
  hasNoEffect: '{flag} has no effect with {other} {value}.',
  strictNeedsCheck: '--strict-folder needs --check and a list of checksums.',
  checkNotRecursive: '--check reads lists, so it doesn’t go with --recursive.',
  needsRecursive: '{flag} needs --recursive.',
  needsTwoFolders: '{flag} needs two folders to compare.',
  keyFdNumber: '--key-fd needs the number of a file descriptor.',
  eitherFlag: 'Use either {one} or {other}, not both.',
  textOrFiles: 'Use either --text or files, not both.',
  severalNeedFolder: 'Several results need a folder. Name one with --output FOLDER.',
  recursiveNeedsFolder: '--recursive needs a folder. Use . for the current one.',
  takesNoText: 'This tool takes no text as an argument.',
  takesNoInput: 'This tool takes no input.',
  takesOneFile: 'This tool takes one file.',
  takesTwoFiles: 'This tool takes two files. One of them may be -, standard input.',
  needsTwoFiles: 'This tool takes two files or more. One of them may be -, standard input.',
  nameFilesToCompare: 'Name the files to compare, or folders with --recursive.',
  comparesNoText: 'This tool compares files, so it takes no text as an argument.',
  comparesNoStandardInput: 'This tool compares files, so it can’t read standard input.',

  // Values of options.
  useOneOf: 'Use {values}.',
  useValueInHelp: 'See the help for its values.',
  useList: 'Use one or more of {values}, separated by commas.',
  useNumber: 'Use a number from {range}.',
  range: '{min} to {max}',
  rangeInSteps: '{min} to {max} in steps of {step}',
  useText: 'Use at most {limit} characters.',
  useColor: 'Use #rrggbb.',
  useAnyOf: 'Use a list of any of {values}, each at most once.',
  useValueInSchema: 'The tool’s schema lists its values.',
  noOption: 'There is no option “{option}”. {advice}',
  hasNoOptions: 'This tool has none.',
  hasOptions: 'This tool has {names}.',
  wrongValue: 'This value of “{option}” isn’t allowed.',
  wrongType: '“{option}” must be {wanted}, not {type}.',
  isNull: 'null',
  isList: 'a list',
  isText: 'text',
  isNumber: 'a number',
  isBoolean: 'true or false',
  isObject: 'an object',
  unfitOption: 'The value of “{option}” doesn’t go with the other options. Change one of them.',

  // Reading.
  noFile: 'There is no such file. Check the path.',
  mayNotReadFile: 'You may not read this file. Check its permissions.',
  mayNotReadFolder: 'You may not read this folder. Check its permissions.',
  folderNotFile: 'This is a folder. Name the files in it.',
  folderNeedsRecursive: 'This is a folder. Add --recursive to take the files in it.',
  pathThroughFile: 'A part of the path is not a folder. Check the path.',
  longPath: 'The name is too long. Check the path.',
  deviceNotFile: 'Only files can be compared, not devices.',
  brokenLink: 'This link leads nowhere. Fix or remove it.',
  notRead: 'This file could not be read. Try again.',
  notReadWithCode: 'This file could not be read ({code}). Try again.',
  textTooLong: 'The input is too long. Up to {limit} of text is read here.',
  noEncoding: '“encoding” isn’t a setting of this tool. Leave it out.',
  unknownEncoding:
    'The encoding “{encoding}” isn’t known. Use a name such as windows-1252, iso-8859-2, shift_jis or gbk.',
  otherEncoding: 'The input isn’t {encoding} text. Use another encoding.',

  // Folders that are read.
  hiddenLeftOut: {
    one: 'Left out a hidden file or folder.',
    other: 'Left out {count} hidden files and folders.',
  },
  hiddenIncluded: {
    one: 'A hidden file is included. Leave such files out with --skip-hidden.',
    other: '{count} hidden files are included. Leave them out with --skip-hidden.',
  },
  linksLeftOut: {
    one: 'A link was not followed. Follow links with --follow.',
    other: '{count} links were not followed. Use --follow to do so.',
  },
  loopsLeftOut: {
    one: 'A link leads back to a folder that it is in, so it was not followed.',
    other: '{count} links lead back to a folder that they are in, so they were not followed.',
  },
  specialLeftOut: {
    one: 'Left out a named pipe, socket or device.',
    other: 'Left out {count} named pipes, sockets and devices.',
  },
  resultLeftOut: 'Left out, because the result is written to it.',

  // Writing.
  noFolder: 'The folder of this file does not exist. Create it first.',
  mayNotWrite: 'You may not write here. Check the permissions of the folder.',
  fileExists: 'This file already exists. Replace it with --force, or use another folder.',
  nameFile: 'This is a folder. Name a file.',
  longName: 'The name is too long. Use a shorter one.',
  readOnlyDisk: 'This disk is read-only. Use another folder.',
  fullDisk: 'The disk is full. Free some space, or use another disk.',
  usedUpQuota: 'Your disk quota is used up. Free some space, or use another disk.',
  notWritten: 'This file could not be written. Try again.',
  notWrittenWithCode: 'This file could not be written ({code}). Try again.',
  binaryOnTerminal:
    'The result is binary, which a terminal can’t show. Save it with --output FILE, or send it to another program.',
  otherName: '{input}: Another result is named {wanted}. This one is {path}.',
  replacesInput: 'A result would replace this input. Use another folder.',
  replacesResult: 'Another result would replace this file by another name. Use another folder.',
  isInReadFolder: 'This is in the folder that is read, {folder}. Use another folder.',
  hasReadFolder: 'The folder that is read, {folder}, is in it. Use another folder.',
  fileNotFolder: 'This is a file, and several results need a folder. Name one.',

  // Runs.
  timedOut: 'The run was stopped after {seconds} s. Use a simpler pattern or a smaller input, or raise the time limit.',

  // Comparisons of folders.
  emptyFoldersDiffer: 'The folders also differ in empty folders, which no patch can have.',

  // Recipes.
  nameRecipe: 'Name a recipe and at most two files. {usage}',
  needsRecursiveAndFolder: '{flag} needs --recursive and a folder.',
  recursiveTakesFolder: '--recursive takes one folder. Use . for the current one.',
  inRecipe: '{recipe}, line {line}: {problem}',
  inStep: 'Step {step} ({tool}): {problem}',
  inOption: 'Step {step} ({tool}), option “{option}”: {problem}',
  inOtherStep: 'Step {step} ({tool}), second input: {problem}',
  allOff: 'All steps are off.',
  recipeNeedsOne: 'This recipe takes one input.',
  recipeNeedsTwo: 'This recipe compares two inputs. Give both.',
  notForEachFile: 'This recipe doesn’t take one file, so it can’t run on each file of a folder.',
  recipeTakesTwo: 'This recipe compares two files. Name both. {usage}',
  recipeTakesOne: 'This recipe takes one file. {usage}',

  // Receipts.
  varyingStep:
    'Step {step} ({tool}) gives another result each time, so the result can’t have a receipt. Run it without --receipt.',
  receiptIsOther: 'The receipt needs its own file, which is neither the input nor the result.',
  receiptNeedsFlag: '--receipt-typed needs --receipt.',
  receiptHasNoKey: 'A receipt never has a key, so the result of a key can’t have one. Run it without --receipt.',
  longReceipt: '{file}: The receipt would have more than 64 KB. Leave out --receipt-typed.',
  nameReceipt: 'Name a receipt and its input files. {usage}',
  receiptTakes: {
    one: 'This receipt has {count} input. Name one file after it.',
    other: 'This receipt has {count} inputs. Name as many files after it, in the receipt’s order.',
  },
  receiptLine: '{receipt}, line {line}: {problem}',
  setForm: '--set needs the step, the option and its value, such as 2.pattern=abc.',
  setOther:
    '--set {step}.{option}: The receipt doesn’t leave out this option. Use --set only for options that it leaves out.',
  leftOut: 'The receipt leaves out “{option}” of step {step} ({tool}). Add --set {step}.{option}=VALUE.',
  isSame: 'same',
  inputDiffers: 'differs at step 0: {file} is not the input of the receipt.',
  stepDiffers: 'differs at step {step} ({tool}): its result is not the one of the receipt.',
  stepFails: 'differs at step {step} ({tool}): {problem}',
  otherBuild: 'The receipt is of another build of Toolyard: {theirs}. This is {ours}. A difference may be due to that.',
  buildOfSite: '{version}, the site, {digest}',
  buildOfCommand: '{version}, the command line, {digest}',
  proves: 'A receipt proves that these steps give these bytes. It doesn’t prove who made it.',

  notFolder: '{folder} is not a folder. Name one, or omit --recursive.',
  notInFolder: '{list}: {name} is not in the folder. Each must start with {folder} and end with a zero byte.',
  ended: 'Done: {done}. Failed: {failed}. Skipped: {skipped}.',
  saveFailed: 'Save the names of those with --save-failed FILE, to run them again.',
  runFailedAgain: 'Run those again with --files0-from {file}.',
} as const satisfies MessageTable;
