// Password generator: the words of its record and its screen.

export const title = 'Password Generator';
export const description =
  'Create strong random passwords and passphrases, with their exact strength. Made on your device, never stored.';
export const tagline = 'Strong passwords, passphrases';
export const keywords = 'password, passphrase, diceware, random, secure, strong, entropy, strength, pin, login';

export const result = 'Result';
export const password = 'Password';
export const passwords = 'Passwords';
export const copyNumber = 'Copy number {number}';
export const download = 'Download';

export const strength = 'Strength';
export const entropy = '{bits} bits of entropy';
export const strengthAndBits = '{strength}, {bits} bits';

export const generatePassword = 'Generate Password';
export const generatePassphrase = 'Generate Passphrase';
export const copy = 'Copy';
export const copyAll = 'Copy {number}';

export const settings = 'Settings';
export const wordList = 'Words from the EFF long word list (7,776 words), <license>CC BY 3.0 US</license>.';

export const tips = 'Strength tips';
export const length = 'Length matters most: use at least 12 characters, and 16 or more for important accounts.';
export const mix = 'Mix uppercase and lowercase letters, numbers and symbols.';
export const different = 'Use a different password for every account.';
export const typed = 'For a password you have to type or remember, use a passphrase of six words or more.';
export const manager = 'Keep passwords in a password manager, and turn on two-factor authentication.';
export const common = 'Avoid names, dates and common words. A random password has none.';
