/** Where the browser keeps the media engine. The service worker puts it there after its first use; the page, when it is asked to. */
export const ENGINE_CACHE = 'toolyard-engine';
