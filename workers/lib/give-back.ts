/**
 * Frees an array that isn't needed anymore. WebKit collects unreferenced buffers only after tens of megabytes, in each worker.
 * Safari has the method since 17.4.
 */
export function giveBack(buffer: ArrayBuffer & { readonly transfer?: (bytes: number) => ArrayBuffer }) {
  buffer.transfer?.(0);
}
