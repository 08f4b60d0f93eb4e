// The words of the code about steps.

export const stepProblem = 'Step {step}: {problem}';
export const hiddenText = 'Step {step}: “{field}” has a line break or a character that can’t be shown.';
export const notAStep = '{title} can’t be a step.';
export const notAllowed = 'This value isn’t allowed.';
export const numberFrom = 'Enter a number from {min} to {max}.';
export const value = '“{value}”';
export const optionOff = '{label}: off';
export const optionIs = '{label}: {value}';
export const includeField = 'Include “{option}” of step {step} in links and saved recipes';
export const powerShell =
  'PowerShell changes bytes between two commands. Choose another shell, or download the recipe as a file and use “toolyard run”.';

// Receipts
export const varies =
  'Step {step} ({tool}) gives another result each time, so its result can’t have a receipt. Remove the step, or turn off “Save with a receipt”.';
export const receiptProblem = 'Line {line}: {problem}';
export const optionOfStep = '“{option}” of step {step}';
