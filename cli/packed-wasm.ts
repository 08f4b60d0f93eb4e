// The WebAssembly of the QR code reader as a compressed file beside the code. As a data URL in a script, it is four times as large.
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

const INLINE = /\.wasm\?url&inline$/;

/** For `import wasm from '….wasm?url&inline'`: the same data URL, made when the module loads. */
const loader = (file: string) => `
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
const bytes = brotliDecompressSync(readFileSync(new URL('./${file}', import.meta.url)));
export default \`data:application/wasm;base64,\${bytes.toString('base64')}\`;
`;

export const packedWasm = (): Plugin => ({
  name: 'toolyard-packed-wasm',
  // Before Vite's own loader of such imports.
  enforce: 'pre',
  load: {
    filter: { id: INLINE },
    async handler(id) {
      const path = id.replace(/\?.*$/, '');
      const fileName = `${path.slice(path.lastIndexOf('/') + 1)}.br`;
      this.emitFile({ type: 'asset', fileName, source: brotliCompressSync(await readFile(path)) });
      return loader(fileName);
    },
  },
});
