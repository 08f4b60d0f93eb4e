// Reads a list of times and titles: lines with a time each, as in the description of a video, a cue sheet, or chapters of OGM.
import { ToolError } from '../../contract/run/errors';
import type { Message } from '../../contract/run/message';
import type { Chapter } from '../../lib/chapters/chapter';
import { message } from './failure';

interface Entry extends Chapter {
  /** From 1. */
  readonly line: number;
}

interface Listed {
  readonly entries: readonly Entry[];
  /** Lines with text but no time. */
  readonly skipped: number;
}

export interface PartList {
  /** In order, each at another time. */
  readonly starts: readonly Chapter[];
  readonly notes: readonly Message[];
}

const refuse = (text: Message) => new ToolError('invalid-input', text, { option: 'partList' });

/** `1:02:03.5`, `2:03` and `123:04`, which isn't a part of a longer number. */
const CLOCK = String.raw`(?:(?<hours>\d{1,3}):(?=\d{1,2}:))?(?<minutes>\d{1,3}):(?<seconds>\d{2}(?:[.,]\d{1,9})?)`;
const TIME = new RegExp(String.raw`(?<![\d:.,])${CLOCK}(?![\d:])`);

/** In seconds. Undefined if minutes after hours, or seconds, exceed 59. */
function secondsOf({ hours, minutes = '0', seconds = '0' }: Readonly<Record<string, string | undefined>>) {
  const rest = Number(seconds.replace(',', '.'));
  if (rest >= 60 || (hours !== undefined && Number(minutes) >= 60)) return undefined;
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + rest;
}

function timeIn(match: RegExpMatchArray, line: number): number {
  const seconds = secondsOf(match.groups ?? {});
  if (seconds === undefined) throw refuse(message('listTime', { line, time: match[0] }));
  return seconds;
}

/** `1.`, `2)`, `#3` and bullets before a title. */
const ORDINAL = /^\s*(?:(?:\d{1,3}[.)]|#\d{1,3}|[•*·▶►–—-])\s+)+/;
/** Where a range ends: `0:00 - 3:12 Title`. */
const RANGE_END = new RegExp(String.raw`^[\])]?\s*(?:[-–—~→]|to)\s*[[(]?${CLOCK}(?![\d:])`, 'i');
const BEFORE_TITLE = /^[\s\-–—:|•*.,)\]>~=]+/;
const AFTER_TITLE = /[\s\-–—:|([<~=]+$/;

const titleOf = (before: string, after: string) =>
  [before.replace(AFTER_TITLE, ''), after.replace(BEFORE_TITLE, '')]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

function listOfLines(lines: readonly string[]): Listed {
  const entries: Entry[] = [];
  let skipped = 0;
  for (const [i, raw] of lines.entries()) {
    const text = raw.replace(ORDINAL, '');
    const match = TIME.exec(text);
    if (!match) {
      if (raw.trim() !== '') skipped++;
      continue;
    }
    const after = text.slice(match.index + match[0].length).replace(RANGE_END, '');
    entries.push({ title: titleOf(text.slice(0, match.index), after), start: timeIn(match, i + 1), line: i + 1 });
  }
  return { entries, skipped };
}

const CUE_TRACK = /^\s*TRACK\s+\d+/i;
const CUE_TITLE = /^\s*TITLE\s+(?:"(?<quoted>.*)"|(?<plain>.*?))\s*$/i;
const CUE_INDEX = /^\s*INDEX\s+(?<number>\d+)\s+(?<minutes>\d+):(?<seconds>\d{2}):(?<frames>\d{2})\s*$/i;
const FRAMES = 75;

/** https://www.gnu.org/software/ccd2cue/manual/html_node/CUE-sheet-format.html. A time is minutes, seconds and frames of a CD. */
function cueTracks(lines: readonly string[]): Listed {
  const entries: Entry[] = [];
  let files = 0;
  let track: { readonly line: number; title: string; start?: number } | undefined;
  const finish = () => {
    if (!track) return;
    if (track.start === undefined) throw refuse(message('cueWithoutIndex', { line: track.line }));
    entries.push({ title: track.title, start: track.start, line: track.line });
  };
  for (const [i, text] of lines.entries()) {
    const line = i + 1;
    if (/^\s*FILE\s/i.test(text) && ++files > 1) throw refuse(message('cueWithFiles', { line }));
    if (CUE_TRACK.test(text)) {
      finish();
      track = { line, title: '' };
    }
    const title = CUE_TITLE.exec(text)?.groups;
    if (track && title) track.title = title.quoted ?? title.plain ?? '';
    if (track && /^\s*INDEX\s/i.test(text)) {
      const { number, minutes, seconds, frames } = CUE_INDEX.exec(text)?.groups ?? {};
      if (!(Number(seconds) < 60 && Number(frames) < FRAMES)) throw refuse(message('cueIndex', { line }));
      if (Number(number) === 1) track.start = Number(minutes) * 60 + Number(seconds) + Number(frames) / FRAMES;
    }
  }
  finish();
  return { entries, skipped: 0 };
}

const OGM_TIME = new RegExp(String.raw`^\s*CHAPTER(?<number>\d+)\s*=\s*${CLOCK}\s*$`, 'i');
const OGM_NAME = /^\s*CHAPTER(?<number>\d+)NAME\s*=(?<name>.*)$/i;

/** `CHAPTER01=00:00:00.000` and `CHAPTER01NAME=Intro`, as mkvextract and OGMtools write them. */
function ogmChapters(lines: readonly string[]): Listed {
  const names = new Map<string, string>();
  const found: (Entry & { readonly number: string })[] = [];
  let skipped = 0;
  for (const [i, text] of lines.entries()) {
    const [time, name] = [OGM_TIME.exec(text), OGM_NAME.exec(text)?.groups];
    if (name) names.set(name.number ?? '', name.name?.trim() ?? '');
    else if (time)
      found.push({ title: '', start: timeIn(time, i + 1), line: i + 1, number: time.groups?.number ?? '' });
    else if (text.trim() !== '') skipped++;
  }
  return { entries: found.map(({ number, ...entry }) => ({ ...entry, title: names.get(number) ?? '' })), skipped };
}

/** The patterns above take a time that grows with the square of a line's length. */
const LONGEST_LINE = 1000;

function listIn(text: string): Listed {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.slice(0, LONGEST_LINE));
  if (lines.some((line) => CUE_TRACK.test(line)) && lines.some((line) => /^\s*INDEX\s+\d/i.test(line)))
    return cueTracks(lines);
  return lines.some((line) => OGM_TIME.test(line)) ? ogmChapters(lines) : listOfLines(lines);
}

/** @throws ToolError with the line that is wrong, if the list has no time, an impossible one, or one time twice */
export function readPartList(text: string): PartList {
  const { entries, skipped } = listIn(text);
  if (entries.length === 0) throw refuse(message(text.trim() === '' ? 'emptyList' : 'listWithoutTimes'));
  const sorted = entries.toSorted((a, b) => a.start - b.start);
  for (const [i, { start, line }] of sorted.entries()) {
    const next = sorted[i + 1];
    if (next?.start === start) throw refuse(message('sameTime', { line, other: next.line, time: { seconds: start } }));
  }
  const late = entries.find(({ start }, i) => start < (entries[i - 1]?.start ?? 0));
  return {
    starts: sorted.map(({ title, start }) => ({ title, start })),
    notes: [
      ...(skipped > 0 ? [message('listSkipped', { count: skipped })] : []),
      ...(late ? [message('listSorted', { line: late.line })] : []),
    ],
  };
}
