// What is wrong with a typed number, and what to do.

export const tooLong = 'An amount has up to {most} characters.';
export const notANumber = '“{text}” is not a number.';
export const wrongCommas = 'The commas are in the wrong place. Type 1,234.5 or 1.234,5.';
export const divisionByZero = 'A fraction cannot be divided by zero.';
export const exponents = 'Exponents go from −{most} to {most}.';
