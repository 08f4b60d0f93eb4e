// How workers are built: each is one complete script, because a compute worker may load nothing. Their folder decides the policy
// that they are served with.
import { basename, dirname } from 'node:path';
import type { UserConfig } from 'vite';
import { ffmpegWorker } from './ffmpeg-worker';

/** `workers/runtime/compute/x.ts` becomes `assets/compute/x-….js`. The media library's own worker needs the network as well. */
const entryFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) => {
  const isCompute = basename(dirname(facadeModuleId ?? '')) === 'compute';
  return `assets/${isCompute ? 'compute' : 'media'}/[name]-[hash].js`;
};

export const workerBuild = {
  format: 'es',
  plugins: () => [ffmpegWorker()],
  rolldownOptions: { output: { codeSplitting: false, entryFileNames } },
} as const satisfies UserConfig['worker'];
