import { createKernel } from '../../../workers/kernels/password-generator/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/password-generator/spec';
import { underLaw as give } from '../laws/law-sample';
import { opensslBytes } from '../random/sources';

// The same bytes for each run: no two would agree otherwise.
export const underLaw = give(
  createKernel(() => opensslBytes('law')),
  [
    { name: 'a password', input: [], options: DEFAULT_OPTIONS },
    { name: 'passphrases', input: [], options: { ...DEFAULT_OPTIONS, kind: 'passphrase', count: 10 } },
  ],
);
