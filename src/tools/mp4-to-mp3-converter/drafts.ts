// The list of parts while the visitor edits it.
import type { Part } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { say } from '../../../workers/words/in-words';
import { parseClock } from './clock';
import * as words from './words';

export interface Draft {
  /** Stays the same while the list changes. */
  readonly id: number;
  /** Its start, as typed. */
  readonly time: string;
  /** In seconds; NaN if the time isn't valid. */
  readonly start: number;
  readonly title: string;
  /** No MP3 is made of it. */
  readonly isLeftOut: boolean;
}

/** `1:02:03.5`: as exact as a millisecond, in the form that `parseClock` reads. */
function exactClock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  const rest = ((ms % 60_000) / 1000).toFixed(3).replace(/\.?0+$/, '');
  const padded = rest.replace(/^\d(?!\d)/, '0$&');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${padded}` : `${minutes}:${padded}`;
}

export const draftsOf = (parts: readonly Part[]): readonly Draft[] =>
  parts.map(({ title, start }, id) => ({ id, time: exactClock(start), start, title, isLeftOut: false }));

export const withTime = (draft: Draft, time: string): Draft => ({
  ...draft,
  time,
  start: parseClock(time) ?? Number.NaN,
});

export interface DraftProblem {
  /** The index of the draft. */
  readonly at: number;
  readonly text: string;
}

/** @param end of the file in seconds */
export function problemIn(drafts: readonly Draft[], end: number): DraftProblem | undefined {
  for (const [at, { start }] of drafts.entries()) {
    const before = drafts[at - 1]?.start ?? -1;
    const values = { number: at + 1 };
    if (Number.isNaN(start)) return { at, text: say(words.partTimeInvalid, values) };
    if (start <= before) return { at, text: say(words.partTooEarly, { ...values, time: exactClock(before) }) };
    if (start >= end) return { at, text: say(words.partTooLate, { ...values, time: exactClock(end) }) };
  }
  return drafts.every(({ isLeftOut }) => isLeftOut) ? { at: 0, text: words.noPartLeft } : undefined;
}

/** Each ends where the next one begins. Undefined if there is a problem. */
export function partsOfDrafts(drafts: readonly Draft[], end: number): readonly Part[] | undefined {
  if (problemIn(drafts, end)) return undefined;
  return drafts.flatMap(({ title, start, isLeftOut }, i) =>
    isLeftOut ? [] : [{ title: title.trim(), start, end: drafts[i + 1]?.start ?? end }],
  );
}

function newDraft(drafts: readonly Draft[], start: number): Draft {
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
  return { id, time: exactClock(start), start, title: '', isLeftOut: false };
}

/** A new part of the second half of the longest one. */
export function withAnother(
  drafts: readonly Draft[],
  end: number,
): { readonly drafts: readonly Draft[]; readonly at: number } {
  const lengths = drafts.map(({ start }, i) => (drafts[i + 1]?.start ?? end) - start);
  const longest = lengths.reduce((best, length, i) => (length > (lengths[best] ?? 0) ? i : best), 0);
  const start = Math.round((drafts[longest]?.start ?? 0) + (lengths[longest] ?? 0) / 2);
  return { drafts: drafts.toSpliced(longest + 1, 0, newDraft(drafts, start)), at: longest + 1 };
}

/** What the visitor has made of a list. */
export interface PartEdits {
  /** The file and the options that the list is of. */
  readonly of: string;
  readonly drafts: readonly Draft[];
  /** Undefined while a time is wrong. */
  readonly parts: readonly Part[] | undefined;
  /** The list is what a search has found. The visitor has changed nothing. */
  readonly isFound?: true;
}

/** The starts of all parts but the first, without those that are wrong. */
export function cutsOf(drafts: readonly Draft[], end: number): readonly Draft[] {
  let before = drafts[0]?.start ?? 0;
  return drafts.slice(1).filter(({ start }) => {
    const isRight = start > before && start < end;
    if (isRight) before = start;
    return isRight;
  });
}

/** The drafts after one of `cutsOf` was moved, added or removed. All others keep their titles. */
export function withCuts(
  drafts: readonly Draft[],
  before: readonly Draft[],
  cuts: readonly number[],
): readonly Draft[] {
  const differs = (draft: Draft | undefined, i: number) => draft?.start !== cuts[i];
  if (cuts.length < before.length) {
    const removed = before.find(differs);
    return drafts.filter((draft) => draft !== removed);
  }
  const at = cuts.findIndex((_, i) => differs(before[i], i));
  const [old, start] = [before[at], cuts[at]];
  if (start === undefined) return drafts;
  if (cuts.length === before.length)
    return drafts.map((draft) => (draft === old ? { ...draft, time: exactClock(start), start } : draft));
  return drafts.toSpliced(old ? drafts.indexOf(old) : drafts.length, 0, newDraft(drafts, start));
}
