// The messages of the random generator's kernel. The page also shows the errors of options beside their fields.
export const messages = {
  failure: 'Failed to generate random data. Please try again.',
  badCount: 'Count must be a whole number from {least} to {most}.',
  badLength: 'Length must be a whole number from {least} to {most}.',
  badDecimals: 'Decimal places must be a whole number from {least} to {most}.',
  badMin: 'Min must be a number such as 1, -5 or 0.25, with up to {most} digits.',
  badMax: 'Max must be a number such as 1, -5 or 0.25, with up to {most} digits.',
  maxBelowMin: 'Max is less than Min. Raise Max or lower Min.',
  noWholeNumber: 'There is no whole number from Min to Max. Widen the range or add decimal places.',
  noNumber: {
    one: 'There is no number with {count} decimal place from Min to Max. Widen the range or add decimal places.',
    other: 'There is no number with {count} decimal places from Min to Max. Widen the range or add decimal places.',
  },
  tooFewNumbers: {
    one: 'There is only {count} number from Min to Max. Lower the count, widen the range or allow repeats.',
    other:
      'There are only {count} different numbers from Min to Max. Lower the count, widen the range or allow repeats.',
  },
  tooManyDistinct: 'In a range this large, up to {most} numbers can be made without repeats.',
  noCharacters: 'Please select at least one character type.',
  generating: 'Generating',
  seeded: 'Made from a seed, so anyone with the seed can repeat it. Don’t use it for passwords, keys or tokens.',
} as const;
