// Checks a worker's replies and progress: a worker computes with hostile input, so it may send forged ones. The form of each
// tool's output isn't checked. The page shows its texts only as text.
import type { ToolErrorCode, ToolErrorData } from '../contract/run/errors';
import type { Progress } from '../contract/run/kernel';
import type { Place } from '../contract/run/place';
import type { WrittenSoFar, RunReply } from '../contract/run/wire';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCount = (value: unknown) => Number.isFinite(value);
const isOptional = (value: unknown, check: (value: unknown) => boolean) => value === undefined || check(value);
const isText = (value: unknown) =>
  typeof value === 'string' || (isFields(value) && typeof value.messageKey === 'string');

const CODES: Readonly<Record<ToolErrorCode, true>> = {
  'invalid-input': true,
  unsupported: true,
  'too-large': true,
  'too-deep': true,
  'no-space': true,
  'out-of-memory': true,
  unreadable: true,
  network: true,
  'timed-out': true,
  canceled: true,
  crashed: true,
  internal: true,
};

const isPlace = (value: unknown): value is Place =>
  isFields(value) && isCount(value.line) && isCount(value.column) && isCount(value.offset);

const isError = (value: unknown): value is ToolErrorData =>
  isFields(value) &&
  typeof value.code === 'string' &&
  Object.hasOwn(CODES, value.code) &&
  isText(value.message) &&
  isOptional(value.title, isText) &&
  isOptional(value.at, isPlace) &&
  isOptional(value.option, (option) => typeof option === 'string') &&
  isOptional(value.isRepairable, (repairable) => repairable === true);

/** For a run with an output pipe. */
export const isWritten = (value: unknown): value is WrittenSoFar =>
  isFields(value) && isCount(value.bytes) && isOptional(value.head, (head) => head instanceof Uint8Array);

export function isReply(value: unknown): value is RunReply<unknown> {
  if (!isFields(value) || !isOptional(value.written, (written) => isWritten(written) && written.head !== undefined))
    return false;
  return value.ok === true ? 'output' in value && isCount(value.ms) : value.ok === false && isError(value.error);
}

const isFilesDone = (value: unknown) => isFields(value) && isCount(value.done) && isCount(value.total);

const UNITS: readonly unknown[] = ['bytes', 'seconds', 'items'];

export const isProgress = (value: unknown): value is Progress =>
  isFields(value) &&
  isCount(value.done) &&
  isOptional(value.total, isCount) &&
  isOptional(value.files, isFilesDone) &&
  isFields(value.step) &&
  isText(value.step.label) &&
  UNITS.includes(value.step.unit);
