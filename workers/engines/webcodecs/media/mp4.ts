// Reads what Mediabunny doesn't read from an MP4 or QuickTime file: the end of an edit list, chapters, and whether the file is
// complete.
import { AudioError } from '../../../contract/media/audio-engine';
import { childrenOf, find, isWholeMp4, readMoov } from '../../../lib/mp4/boxes';
import { readEdit } from '../../../lib/mp4/edit';
import { clockOf, handlerOf, isSound } from '../mp4/movie';
import { hasChapters } from '../../../lib/mp4/tags';
import type { Timeline } from '../silence';
import type { MediaFile } from './media-port';

async function wholeIndex(file: Blob): Promise<DataView> {
  const index = (await isWholeMp4(file)) ? await readMoov(file) : undefined;
  if (!index) throw new AudioError('not-media');
  return index.moov;
}

/** The handlers of tracks without audio: https://mp4ra.org/registered-types/handler-types */
const SILENT = new Set(['auxv', 'clcp', 'hint', 'meta', 'pict', 'sbtl', 'subp', 'subt', 'text', 'tmcd', 'vide']);

/** Whether a file without an audio track may have audio in a track of an unknown kind. */
function mayHaveSound(moov: DataView): boolean {
  const traks = childrenOf(moov).filter(({ type }) => type === 'trak');
  return !traks.some(({ body }) => isSound(body)) && !traks.every(({ body }) => SILENT.has(handlerOf(body) ?? ''));
}

/** @throws AudioError for a file that ends too early, or has tracks that only FFmpeg reads */
export async function aboutMp4(file: Blob): Promise<Pick<MediaFile, 'hasChapters'>> {
  const moov = await wholeIndex(file);
  if (mayHaveSound(moov)) throw new AudioError('not-media');
  return { hasChapters: hasChapters(moov) };
}

/**
 * By the edit list, as in the reader of plain movies.
 * @param track its index among the audio tracks
 * @param leadIn samples to skip if the file has no edit list
 * @param end of the packets, with the silence between them
 */
export async function mp4Timeline(
  file: Blob,
  track: number,
  sampleRate: number,
  leadIn: number,
  end: number,
): Promise<Pick<Timeline, 'first' | 'last'>> {
  const moov = await wholeIndex(file);
  const trak = childrenOf(moov).filter(({ type, body }) => type === 'trak' && isSound(body))[track]?.body;
  const [mvhd, mdhd, edit] = [find(moov, 'mvhd'), find(trak, 'mdia', 'mdhd'), trak && readEdit(trak)];
  if (!mvhd || !mdhd || !edit) throw new AudioError('undecodable');
  const movieTicks = clockOf(mvhd).ticks;
  const tick = sampleRate / movieTicks;
  const first = find(trak, 'edts', 'elst') ? Math.round((edit.start * sampleRate) / clockOf(mdhd).ticks) : leadIn;
  const asked = edit.movieTicks === 0 ? end : first + edit.movieTicks * tick;
  return { first, last: asked >= end - tick ? end : Math.round(asked) };
}
