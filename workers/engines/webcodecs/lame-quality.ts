// LAME at another quality than its default of 3. `lame_set_quality` is not among what the module exports, but the default is
// one number in `lame_init_params`: "if (gfp->quality < 0) gfp->quality = LAME_DEFAULT_QUALITY", LAME 3.100, libmp3lame/lame.c.

/** Half the work: without noise shaping and without a search for the best Huffman tables. */
export const QUICK = 7;

// i32.load offset=44 (gfp->quality); i32.const -1; i32.le_s; if; local.get 0; i32.const 3; i32.store offset=44; end
const DEFAULT = [0x28, 2, 44, 0x41, 0x7f, 0x4c, 4, 0x40, 0x20, 0, 0x41, 3, 0x36, 2, 44, 0x0b];
const NUMBER_AT = DEFAULT.indexOf(0x41, 4) + 1;

/**
 * A copy of the module's bytes with this quality as its default, for constant bit rates.
 * @param quality 0 (best) to 9
 * @throws Error where the module is not the one that this knows
 */
export function atQuality(wasm: Uint8Array, quality: number): Uint8Array<ArrayBuffer> {
  const places: number[] = [];
  for (let at = wasm.indexOf(0x28); at >= 0; at = wasm.indexOf(0x28, at + 1)) {
    if (DEFAULT.every((byte, i) => wasm[at + i] === byte)) places.push(at);
  }
  const [place] = places;
  if (place === undefined || places.length > 1) throw new Error(`LAME sets its quality at ${places.length} places.`);
  const copy = Uint8Array.from(wasm);
  copy[place + NUMBER_AT] = quality;
  return copy;
}
