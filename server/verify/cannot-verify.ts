/** The site can't be compared. The message says why, and what to do. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify';
}
