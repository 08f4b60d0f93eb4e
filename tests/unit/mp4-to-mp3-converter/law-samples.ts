import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kernel } from '../../../workers/kernels/mp4-to-mp3-converter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { underLaw as give } from '../laws/law-sample';
import { createCoreEngine } from './core-engine';
import { bothEngines } from './fast/engine';

const fixture = (name: string) =>
  new File([readFileSync(join(import.meta.dirname, '../../fixtures/media', name))], name);

export const underLaw = give(kernel, [
  {
    name: 'a video',
    input: fixture('aac-faststart.mp4'),
    options: DEFAULT_OPTIONS,
    environment: { ports: { audioEngines: [{ name: 'ffmpeg', load: createCoreEngine }] } },
  },
  {
    name: 'the AAC in a video',
    input: fixture('aac-faststart.mp4'),
    options: { ...DEFAULT_OPTIONS, format: 'm4a' },
    environment: { ports: bothEngines().ports },
  },
  {
    name: 'a WAV of a video',
    input: fixture('aac-faststart.mp4'),
    options: { ...DEFAULT_OPTIONS, format: 'wav' },
    environment: { ports: bothEngines().ports },
  },
]);
