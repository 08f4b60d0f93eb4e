// The media engine's address, for the worker that loads it, and for the page and the service worker that cache it.

/** The version is part of the address, so that browsers can cache the files forever. */
export const ENGINE_PATH = '/engines/ffmpeg-core-0.12.10';

export const ENGINE_SCRIPT = 'ffmpeg-core.js';
export const ENGINE_WASM = 'ffmpeg-core.wasm';

/** The size of the uncompressed .wasm file. A server that compresses it reports another size, or none. */
export const ENGINE_WASM_BYTES = 32_232_419;

/**
 * The cache for the media engine. The service worker fills it after the first use, or the page fills it when the visitor clicks
 * the button.
 */
export const ENGINE_CACHE = 'toolyard-engine';
