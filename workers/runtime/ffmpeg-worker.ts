// Runs before @ffmpeg/ffmpeg's own code in its worker. build/workers.ts puts it there.
import './lockdown';
import { giveBackInput, keepOutputInPieces, type CoreFiles } from '../engines/ffmpeg/piece-files';
import { reportRequests } from './report-requests';

type CreateCore = (options: unknown) => Promise<CoreFiles>;

reportRequests();

let createCore: CreateCore | undefined;

// The library stores the core's factory here, and there is no other way to reach it.
Object.defineProperty(self, 'createFFmpegCore', {
  get: () => createCore,
  set(create: CreateCore) {
    createCore = async (options) => giveBackInput(keepOutputInPieces(await create(options)));
  },
});
