// Renders SVG to PNG. The renderer is WebAssembly, so every machine writes the same bytes.
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The library can be started only once. */
let started: Promise<void> | undefined;

export interface Rendered {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel: red, green, blue, alpha. */
  readonly pixels: Uint8Array;
  readonly png: Uint8Array;
}

/** `width` is in pixels. The height follows from the SVG's `viewBox`. */
export async function render(svg: string, width: number): Promise<Rendered> {
  started ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await started;
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const image = picture.render();
  const { height, pixels } = image;
  const rendered = { width, height, pixels, png: image.asPng() };
  image.free();
  picture.free();
  return rendered;
}
