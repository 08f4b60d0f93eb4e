// Password generator: words that follow from the kind or the number of passwords.
import type { PasswordKind } from '../../../workers/kernels/password-generator/spec';

export const generated = { one: 'New password, {strength}', other: '{count} new passwords, {strength}' } as const;

export const copied = {
  password: 'Password copied to clipboard.',
  passphrase: 'Passphrase copied to clipboard.',
} as const satisfies Record<PasswordKind, string>;
