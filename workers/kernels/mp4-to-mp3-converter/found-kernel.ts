// Reads a file's headers and reports what a conversion would do. It asks the engines in the same order as a conversion, but
// with a reader of headers in place of the general engine, which is a large download.
import { AudioError, type AudioEngine, type AudioProbe } from '../../contract/media/audio-engine';
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { readChapters } from '../../lib/chapters/read-chapters';
import type { FileTags } from '../../lib/tags/file-tags';
import { readTags } from '../../lib/tags/read-tags';
import { kilobitsOf } from './encoding';
import { refuseUnusable } from './obstacles';
import { tagNotes } from './notes';
import { checkOptions, makePlan, type Plan } from './plan';
import { partsOf } from './parts';
import { writtenTexts } from './result-tags';
import type { Examined, Found, Mp4ToMp3Options } from './spec';
import { checkParts } from './split';

/** LAME's V2 for most music, in kbit/s. */
const USUAL_VBR = 190;

function bytesOf({ audio: { encoding, format }, seconds, source }: Plan): number | undefined {
  const kilobits = kilobitsOf(encoding, format, { copied: source.bitRate, variable: USUAL_VBR });
  return seconds === undefined || kilobits === undefined ? undefined : Math.ceil(seconds * kilobits * 125);
}

function describe(plan: Plan, { tracks }: AudioProbe, engine: AudioEngine['name'], because: Found['because']): Found {
  const bytes = bytesOf(plan);
  const { audio, seconds, source } = plan;
  return {
    source,
    tracks: tracks.length,
    result: {
      format: audio.format,
      copied: audio.encoding === 'copy',
      ...(seconds === undefined ? {} : { seconds }),
      ...(bytes === undefined ? {} : { bytes }),
    },
    engine,
    ...(because && { because }),
  };
}

/** Undefined if the engine can't read the file. */
async function probe(engine: AudioEngine, file: Blob): Promise<AudioProbe | undefined> {
  try {
    return await engine.probe(file);
  } catch (error) {
    if (error instanceof AudioError) return undefined;
    throw error;
  }
}

function shown(own: FileTags | undefined, options: Mp4ToMp3Options): Pick<Examined, 'tags' | 'cover'> {
  if (!own) return {};
  const { tags, cover } = own;
  return {
    tags: writtenTexts(tags, options),
    ...(cover && { cover: new Blob([Uint8Array.from(cover.bytes)], { type: cover.mime }) }),
  };
}

async function foundIn(file: Blob, options: Mp4ToMp3Options, run: RunContext): Promise<Found | undefined> {
  let because: Found['because'] = options.onlyFfmpeg ? 'asked' : undefined;
  for (const { name, load } of run.ports.audioEngines ?? []) {
    if (name === 'fast' && options.onlyFfmpeg) continue;
    const engine = await load(() => undefined);
    const found = await probe(engine, file);
    const plan = found && makePlan(found, options, engine.maxBytes);
    const refusal = plan ? await engine.refusal?.(file, plan.audio) : 'file';
    if (plan && !refusal) return describe(plan, found, name, because);
    because ??= refusal;
  }
  return undefined;
}

/** @throws ToolError if a conversion would also refuse */
export const kernel: Kernel<Blob, Mp4ToMp3Options, Examined> = async (file, options, run) => {
  await run.tick(0);
  checkOptions(options);
  await refuseUnusable(file);
  const found = await foundIn(file, options, run);
  const own = options.keepTags ? await readTags(file) : undefined;
  const { chapters } = await readChapters(file);
  const { parts, notes } = await partsOf(file, options, found?.source.seconds);
  checkParts(parts);
  return {
    ...(found && { found }),
    ...shown(own, options),
    chapters: chapters.length,
    parts,
    notes: [...tagNotes(own), ...notes],
  };
};
