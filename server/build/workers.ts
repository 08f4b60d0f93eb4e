// How workers are built: each is one complete script, because a compute worker may load nothing. Their folder decides the policy
// that they are served with.
import { basename, dirname, join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';

const BEFORE_FFMPEG = join(import.meta.dirname, '../../workers/runtime/ffmpeg-worker.ts');

/** The library of the general audio engine makes a worker of its own, below ours. What that worker does besides is put before it. */
const ffmpegWorker = (): Plugin => ({
  name: 'ffmpeg-worker',
  transform: {
    filter: { id: /[\\/]@ffmpeg[\\/]ffmpeg[\\/]dist[\\/]esm[\\/]worker\.js/ },
    handler: (code) => ({ code: `import ${JSON.stringify(BEFORE_FFMPEG)};\n${code}`, map: null }),
  },
});

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
