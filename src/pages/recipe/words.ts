// The words of the recipe page.

export const home = 'Home';
export const title = 'Recipes';
export const purpose = 'Chain tools: each step works on the result of the one before. Everything runs on your device.';

// The input and the run

export const input = 'Input';
export const inputHint = 'Type or paste text, or drop files or a folder';
export const original = 'Original';
export const openOriginal = 'Open the original';
export const changed = 'Changed';
export const openChanged = 'Open the changed file';
export const takesNothing = 'The first step makes its own data, so this recipe takes no input.';
export const run = 'Run';
export const savedResult = 'The result was saved by your browser.';
export const addFirst = 'Add a step first.';
export const allOff = 'All steps are off. Turn on at least one.';
export const changeSteps = '{problem} Change the steps first.';
export const noInput = 'Enter some text or open a file first.';

// The steps

export const steps = 'Steps';
export const opening = 'Opening…';
export const refused = 'This recipe can’t be opened';
export const receiptRefused = 'This receipt can’t be opened';
export const notSaved = 'It is not saved in this browser.';
export const undo = 'Undo';
export const addStep = 'Add a step';
export const stepCount = { one: '1 step', other: '{count} steps' } as const;

// A step

export const off = '(off)';
export const moveUp = 'Move step {place}, {title} up';
export const moveDown = 'Move step {place}, {title} down';
export const turnOn = 'Turn step {place}, {title} on';
export const turnOff = 'Turn step {place}, {title} off';
export const duplicate = 'Duplicate step {place}, {title}';
export const remove = 'Remove step {place}, {title}';
export const actions = 'Actions of step {place}, {title}';
export const moreOptions = 'More';
export const fitting = 'What fits here: {tools}.';
export const fittingAndOthers = 'What fits here: {tools} and others.';
export const waiting = 'Waiting';
export const failed = 'Failed';
export const result = 'Result';
export const checkGaveNo = 'The check of this step gave no.';

// The search for a step

export const searchSteps = 'Search steps';
export const searchHint = 'Search: decode, minify, hash…';
export const full = 'A recipe has at most {most} steps. Remove one first.';
export const noMatch = 'No step matches.';

// Actions on the recipe

export const saveRecipe = 'Save recipe';
export const copyLink = 'Copy link';
export const linkCopied = 'The link contains the steps, and never your input.';
export const linkWithTextsCopied = 'The link contains the steps, the text that you ticked, and never your input.';
export const download = 'Download as file';
export const commandCopied = 'Paste it into a terminal, with a file at the end of the first command.';
export const reverse = 'Reverse';
export const noOpposite = 'No opposite';
export const stepOf = '{place} ({title})';
export const name = 'Name';
export const noName = 'Enter a name.';
export const save = 'Save';
export const saved = 'Recipe saved';
export const savedHere = 'Saved in this browser: steps and options only, never your input.';
export const notStored = 'Your browser blocks storage for this site, so the recipe lasts until you leave this page.';

// The lists of recipes

export const ownRecipes = 'Your recipes';
export const deleteRecipe = 'Delete “{name}”';
export const deleted = 'Deleted.';
export const deletedText = '“{name}” is no longer saved.';
export const ready = 'Ready recipes';
export const openFile = 'Open a recipe or a receipt';
export const readyRecipes = {
  jwtToYaml: { name: 'JWT payload to YAML', does: 'Decodes the middle of a token, then shows it as YAML' },
  emailList: { name: 'Clean an email list', does: 'Lowercase, no spaces around addresses, each one once, sorted' },
  attachment: { name: 'Checksum of a Base64 attachment', does: 'Decodes the file, then hashes its bytes' },
  jsonLines: { name: 'JSON Lines, minified and unique', does: 'One compact value per line, without repeated lines' },
  hexDump: { name: 'Hash of a hex dump', does: 'Turns the dump back into the file, then hashes it' },
} as const;

// Receipts

export const saveReceipt = 'Save with a receipt';
export const saveReceiptHint = 'A small text with which anyone who has the input can check the result.';
export const receiptOneFile =
  'A receipt is for one file. Open one file, or turn off “Save with a receipt” in the options.';
export const replay = 'Replay';
export const receiptOpened = 'Receipt';
export const receiptMade =
  'Made {date} with Toolyard {version}, {host}. Its steps are below. Give it the same input and replay it.';
export const hosts = { site: 'the site', cli: 'the command line' } as const;
export const otherBuild = 'This is another build of Toolyard ({version}), so a difference may be due to that.';
export const inputsOfReceipt = 'Input: {inputs}.';
export const namedInput = '{name}, {size}';
export const leftOut = 'The receipt leaves out {options}. Enter the same text in the step.';
export const stepsChanged = 'The steps are no longer those of the receipt. Undo the change to replay it.';
export const proves = 'A receipt proves that these steps give these bytes. It doesn’t prove who made it.';
export const closeReceipt = 'Close the receipt';
export const same = 'Same';
export const sameText = 'The input and each step’s result are those of the receipt, byte for byte.';
export const otherInput = 'Differs at step 0';
export const otherInputText = 'This is not the input of the receipt. Open the same one.';
export const differs = 'Differs at step {step}';
export const differsText = 'The result of this step is not the one of the receipt.';
export const downloadReceipt = 'Download receipt';
export const receiptSaved = 'It has the steps and digests, and never your input.';
export const longReceipt = 'The receipt would have more than 64 KB';
export const longReceiptText = 'Leave out the texts that you ticked.';
