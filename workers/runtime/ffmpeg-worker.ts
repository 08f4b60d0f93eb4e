// Runs in the worker of @ffmpeg/ffmpeg, before it: server/build/workers.ts puts it there.
import './lockdown';
import { keepOutputInPieces, type CoreFiles } from '../engines/ffmpeg/piece-files';
import { reportRequests } from './report-requests';

type CreateCore = (options: unknown) => Promise<CoreFiles>;

reportRequests();

let createCore: CreateCore | undefined;

// Where the library puts what makes the core, and takes it from: its one way in.
Object.defineProperty(self, 'createFFmpegCore', {
  get: () => createCore,
  set(create: CreateCore) {
    createCore = async (options) => keepOutputInPieces(await create(options));
  },
});
