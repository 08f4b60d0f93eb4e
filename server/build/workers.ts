// How workers are built: each is one complete script, because a compute worker may load nothing. Their folder decides the policy
// that they are served with.
import { basename, dirname } from 'node:path';
import type { UserConfig } from 'vite';

/** `workers/runtime/compute/x.ts` becomes `assets/compute/x-….js`. The others load the media engine. */
const entryFileNames = ({ facadeModuleId }: { readonly facadeModuleId?: string | null }) => {
  const isCompute = basename(dirname(facadeModuleId ?? '')) === 'compute';
  return `assets/${isCompute ? 'compute' : 'media'}/[name]-[hash].js`;
};

export const workerBuild = {
  format: 'es',
  rolldownOptions: { output: { codeSplitting: false, entryFileNames } },
} as const satisfies UserConfig['worker'];
