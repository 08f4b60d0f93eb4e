/** The site cannot be compared at all. The message says why, and what to do. */
export class CannotVerify extends Error {
  override readonly name = 'CannotVerify';
}
