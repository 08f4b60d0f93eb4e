import { kernel } from '../../../workers/kernels/jwt-decoder/kernel';
import { underLaw as give } from '../laws/law-sample';
import { ED25519, HS256, tokenOf } from './vectors';

export const underLaw = give(kernel, [
  { name: 'claims', input: HS256.token, options: {} },
  { name: 'copied with its scheme', input: `Bearer "${HS256.token}"\r\n`, options: {} },
  { name: 'a sentence', input: ED25519.token, options: {} },
  { name: 'bytes', input: tokenOf('{}', Uint8Array.of(0, 255, 128)), options: {} },
]);
