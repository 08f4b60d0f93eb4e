// Every kernel by its tool's id, loaded when first asked for.
export const kernels = {
  'base64-encoder': () => import('./base64-encoder/kernel'),
  'hash-generator': () => import('./hash-generator/kernel'),
  'hex-encoder': () => import('./hex-encoder/kernel'),
  'mp4-to-mp3-converter': () => import('./mp4-to-mp3-converter/kernel'),
  'url-encoder': () => import('./url-encoder/kernel'),
  'html-encoder': () => import('./html-encoder/kernel'),
  'binary-converter': () => import('./binary-converter/kernel'),
  'text-case-converter': () => import('./text-case-converter/kernel'),
  'word-counter': () => import('./word-counter/kernel'),
  'text-deduplicator': () => import('./text-deduplicator/kernel'),
};
