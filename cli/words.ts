// The words of the command line's help, of its package and of comparisons. What it says about a run is in `messages.ts`.

// The general help.
export const generalUsage = 'Usage: toolyard TOOL [options] [FILE…]';
export const generalText =
  'Reads the files, or standard input, and writes the result to standard output. Nothing leaves this computer.';
export const tools = 'Tools:';
export const options = 'Options:';
export const exitCodes =
  'Exit codes: 0 done, 1 a negative answer (different, not matching, not valid), 2 a problem, 130 canceled.';

// Commands that aren't tools.
export const helpOfHelp = 'Show the options of a tool.';
export const helpOfList = 'Show the tools.';
export const helpOfRun = 'Run the steps of a recipe on a file or standard input.';
export const helpOfReplay = 'Run a receipt’s steps on the same files, and say whether the results are the same.';
export const replaySet = 'The value of a typed option that the receipt leaves out, such as 2.pattern=abc.';
export const replayQuiet = 'Print only the verdict.';
export const replayProof =
  'The verdict is “same”, or “differs at step N”; step 0 is the input. A receipt proves that these steps give these bytes. It doesn’t prove who made it.';
export const helpOfMcp = 'Serve the tools to an agent, over standard input and output.';
export const helpOfCompletion = 'Print completion for bash, zsh or fish.';
export const helpOfVersion = 'Print the version.';
export const runOnFolder = 'On all files of a folder: toolyard run --recursive --output OUT RECIPE FOLDER';
export const runRecursive = 'Run the recipe on each file of FOLDER. Results have the same names in OUT.';
export const runFollow = 'Follow links to files and folders. Without it, they are left out.';
export const runSkipHidden = 'Leave out files and folders that start with a dot, Thumbs.db and desktop.ini.';
export const runForce = 'Replace files that exist in OUT, and the receipt.';
export const runSaveFailed = 'Write the names of files without a result to FILE, each with a zero byte at its end.';
export const runFilesFrom = 'Take only the files of FOLDER that FILE names, such as those that failed.';

// Flags.
export const outputFlag = 'Write the result to FILE, which appears once it is complete. For several results, a folder.';
export const textFlag = 'Use TEXT as the input.';
export const jsonFlag = 'Print what the tool says as one line of JSON for each input.';
export const quietFlag = 'Print no notes and no progress.';
export const helpFlag = 'Show this help.';
export const keyFileFlag = 'Read the key from FILE. A line break at its end is left out.';
export const keyFdFlag = 'Read the key from file descriptor N.';
export const forceFlag =
  'Replace files that exist in the folder of --output, and the receipt. Inputs are never replaced.';
export const receiptFlag =
  'Also write a receipt to FILE, with which anyone can check the result: toolyard replay FILE.';
export const receiptTypedFlag = 'With --receipt, the receipt has typed options as well, such as patterns.';
export const followFlag = 'In a folder, follow links to files and folders. Without it, they are left out.';
export const skipHiddenFlag =
  'In a folder, leave out files and folders that start with a dot, Thumbs.db and desktop.ini.';
export const strictFolderFlag =
  'With --check, also fail on files that no list names, in the folders that are named or in that of the listed files.';
export const recursiveFlag = 'Take all files of the folders that are named.';
export const quickFlag = 'Compare two folders by the names and sizes of their files, without reading them.';
export const patchFlag = 'Print all differences of two folders as a patch for “patch -p1”.';
export const encodingFlag = 'The encoding of inputs that aren’t UTF-8 or UTF-16, such as windows-1252.';

// Flags of options.
export const withDefault = '{label} (default: {initial})';
export const on = 'on';
export const off = 'off';
export const choiceOption = '{label} (default: {initial}). {choices}';
export const choice = '{value}: {label}';
export const numberOption = '{label}, {range} (default: {initial})';
export const listOption = '{label}. The flag can be given several times';
export const shortFor = 'Short for {flag} VALUE.';
/** The label of an option. Some name a state, or what the flag turns off. */
export const offLabel = '{flag}: {label}';
export const stateLabel = '{label}: {state}';
export const labelAndHint = '{label}. {hint}';

// Comparisons of two folders.
export const differentLine = 'Different: {path}';
export const onlyInLine = 'Only in {folder}: {path}';
export const movedLine = 'Moved: {from} -> {to}';
export const identical = 'Identical: {files}.';
export const sameSize = 'Same name and size: {files}.';
export const different = 'Different: {files}.';
export const differentSize = 'Different size: {files}.';
export const onlyIn = 'Only in {folder}: {files}.';
export const moved = 'Moved: {files}.';

// The package.
export const packageDescription =
  'The tools of Toolyard on the command line and in Node. Nothing leaves your computer.';
export const licenses = `Software and data of others in this package, with their licenses.

The WebAssembly of zxing-wasm is ZXing-C++, Apache-2.0 (https://github.com/zxing-cpp/zxing-cpp). The text of that license is below, with
assemblyscript.

The EFF long word list: Electronic Frontier Foundation, by Joseph Bonneau, unchanged but for its dice rolls, CC BY 3.0 US
(https://creativecommons.org/licenses/by/3.0/us/).
https://www.eff.org/deeplinks/2016/07/new-wordlists-random-passphrases`;
