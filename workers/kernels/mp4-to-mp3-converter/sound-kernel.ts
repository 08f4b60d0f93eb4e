// Measures a file for its waveform and its silences.
import type { SoundShape } from '../../contract/media/sound-shape';
import type { Kernel } from '../../contract/run/kernel';
import { firstMovie } from '../../lib/mp4/boxes';
import { checkFile } from './kernel';
import { measureFile } from './measure';
import { refuseUnusable } from './obstacles';

/** @throws ToolError as a conversion of the whole file does */
export const kernel: Kernel<Blob, Record<string, never>, SoundShape> = async (file, _options, run) => {
  await run.tick(0);
  checkFile(file);
  const obstacles = await refuseUnusable(file);
  const { movie } = await firstMovie(file);
  return measureFile(movie, obstacles, run);
};
