/**
 * Frees an array that nobody needs anymore. WebKit collects what nobody refers to after tens of megabytes only, in each worker. Safari
 * has the method since 17.4.
 */
export function giveBack(buffer: ArrayBuffer & { readonly transfer?: (bytes: number) => ArrayBuffer }) {
  buffer.transfer?.(0);
}
