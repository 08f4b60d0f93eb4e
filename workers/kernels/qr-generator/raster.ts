// The pixels of a QR code, which are the same on the page, in the PNG and for the decoder.

/** One character per module, `1` is dark, row by row. */
export type ModuleText = string;

export interface Raster {
  /** The side in pixels. */
  readonly size: number;
  /** One byte per pixel: 1 is dark. */
  readonly dark: Uint8Array;
  /** A module's side in pixels. */
  readonly modulePixels: number;
}

/** Red, green, blue and alpha of each pixel, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The fewest light modules around a code, which scanners need. ISO/IEC 18004:2015, section 5.3.8. */
export const MARGIN_MODULES = 4;

/** Modules are whole pixels, and the remainder widens the margin. Undefined if a module would be smaller than a pixel. */
export function rasterOf(modules: ModuleText, size: number): Raster | undefined {
  const side = Math.sqrt(modules.length);
  const modulePixels = Math.floor(size / (side + 2 * MARGIN_MODULES));
  if (modulePixels < 1) return undefined;
  const start = Math.floor((size - side * modulePixels) / 2);
  const dark = new Uint8Array(size * size);
  for (let row = 0; row < side; row++) {
    const line = (start + row * modulePixels) * size;
    for (let column = 0; column < side; column++) {
      if (modules[row * side + column] !== '1') continue;
      const at = line + start + column * modulePixels;
      dark.fill(1, at, at + modulePixels);
    }
    for (let copy = 1; copy < modulePixels; copy++) dark.copyWithin(line + copy * size, line, line + size);
  }
  return { size, dark, modulePixels };
}

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

export function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A pixel as one number, in this machine's byte order. */
const pixelOf = (color: Rgb) => new Uint32Array(Uint8Array.of(...color, 255).buffer)[0] ?? 0;

export function rgbaOf({ dark, size }: Raster, darkColor: Rgb, lightColor: Rgb): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint32Array(size * size).fill(pixelOf(lightColor));
  const darkPixel = pixelOf(darkColor);
  for (let at = 0; at < pixels.length; at++) if (dark[at] === 1) pixels[at] = darkPixel;
  return new Uint8ClampedArray(pixels.buffer);
}

/** WCAG 2.2, "relative luminance": 0 is black, 1 is white. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How much lighter the light color is than the dark one, from -1 to 1. ISO/IEC 15415 calls this symbol contrast, and grades
 * less than 0.4 as D.
 */
export const symbolContrast = (dark: string, light: string) => luminance(rgbOf(light)) - luminance(rgbOf(dark));

const FAIR_CONTRAST = 0.4;

/** Why scanners may not read a code in these colors. */
export function contrastProblem(dark: string, light: string): 'lightOnDark' | 'lowContrast' | undefined {
  const contrast = symbolContrast(dark, light);
  if (contrast <= -FAIR_CONTRAST) return 'lightOnDark';
  return contrast < FAIR_CONTRAST ? 'lowContrast' : undefined;
}
