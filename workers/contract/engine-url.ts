// Where the site serves the media engine, for the worker that loads it, and for the page and the service worker that keep it.

/** The version is part of the address, so that browsers may keep the files for good. */
export const ENGINE_PATH = '/engines/ffmpeg-audio-5.1.9-2';

export const ENGINE_SCRIPT = 'ffmpeg-core.js';
export const ENGINE_WASM = 'ffmpeg-core.wasm';

/** Size of the .wasm file as it is read: a server that compresses it tells another size, or none. */
export const ENGINE_WASM_BYTES = 4_912_155;

/** Where the browser keeps the media engine. The service worker puts it there after its first use; the page, when it is asked to. */
export const ENGINE_CACHE = 'toolyard-engine';
