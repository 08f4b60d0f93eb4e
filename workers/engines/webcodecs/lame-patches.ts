// Changes LAME's module before it runs. `@mediabunny/mp3-encoder` 1.61.0 compiles LAME 3.100 with SIMD, which makes it a sixth
// faster. But it takes only 16-bit samples, and leaves the quality at LAME's default. Rounding to 16 bits would lose detail in
// quiet passages and clip peaks beyond full scale. Both limits are a few bytes of code, which this replaces.

/** LAME's default. */
const DEFAULT_QUALITY = 3;

/** Takes half the time: no noise shaping, and no search for the best Huffman tables. */
export const QUICK = 7;

// "if (gfp->quality < 0) gfp->quality = LAME_DEFAULT_QUALITY" of `lame_init_params`, LAME 3.100, libmp3lame/lame.c:
// i32.load offset=44; i32.const 0; i32.lt_s; if; local.get 0; i32.const 3; i32.store offset=44; end
const setQuality = (quality: number) => `28022c41004804402000410${quality}36022c0b`;

/**
 * `lame_copy_inbuffer` of the same file, as compiled into `lame_encode_buffer`: the four factors by which the channels are
 * mixed, each times 1, which is the scale of the samples; then the loop that reads both channels.
 */
const COPY_SAMPLES =
  '20062a029802430000803f94213f20062a029402430000803f94214020062a029002430000803f94214120062a028c02430000803f94214420062802bc97' +
  '03210720062802b897032108200341004a044041002100034020082000410274221d6a20012e0100b22242204494204120022e0100b22243949238020020' +
  '07201d6a2042204094203f20439492380200200241026a2102200141026a2101200041016a22002003470d000b';

const COPY_FLOATS = COPY_SAMPLES.replaceAll('430000803f', '4300000047') // f32.const 1 → f32.const 32768
  .replaceAll('2e0100b2', '2a020001') // i32.load16_s, f32.convert_i32_s → f32.load, nop
  .replaceAll('41026a', '41046a'); // the next sample is 2 → 4 bytes on

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

function replaceOnly(wasm: Uint8Array, before: string, after: string): void {
  const wanted = bytesOf(before);
  const places: number[] = [];
  for (let at = wasm.indexOf(wanted[0] ?? 0); at >= 0; at = wasm.indexOf(wanted[0] ?? 0, at + 1)) {
    if (wanted.every((byte, i) => wasm[at + i] === byte)) places.push(at);
  }
  const [place] = places;
  if (place === undefined || places.length > 1) throw new Error(`LAME's module has ${places.length} such places.`);
  wasm.set(bytesOf(after), place);
}

/**
 * A copy of the module's bytes that takes samples as 32-bit floats, full scale at 1.
 * @throws Error if it isn't the known module
 */
export function patchLame(wasm: Uint8Array, isQuick: boolean): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(wasm);
  replaceOnly(copy, COPY_SAMPLES, COPY_FLOATS);
  if (isQuick) replaceOnly(copy, setQuality(DEFAULT_QUALITY), setQuality(QUICK));
  return copy;
}
