// Reads and writes colors by CSS Color 4, and computes their contrast by WCAG 2.2. culori does the conversions.
import {
  converter,
  formatCss,
  formatHex,
  formatHex8,
  getMode,
  modeA98,
  modeHsl,
  modeHsv,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  toGamut,
  useMode as register,
  wcagContrast,
  type Color,
  type Rgb,
} from 'culori/fn';
import { messagesOf, type Message } from '../../../workers/contract/run/message';
import type { messages } from './messages';
import { TOOL_ID, type PickedColor } from './settings';

export const message = messagesOf<typeof messages>(TOOL_ID);

const MODES = [modeRgb, modeLrgb, modeHsl, modeHsv, modeHwb, modeLab, modeLch, modeOklab, modeOklch] as const;
for (const mode of MODES) register(mode);
for (const mode of [modeXyz50, modeXyz65, modeP3, modeA98, modeProphoto, modeRec2020] as const) register(mode);

const EPSILON = 1e-5;
/** White in Lab exceeds 1 in sRGB by a few millionths. Missing channels count as inside. */
const isBeyond = ({ r, g, b }: Rgb) => [r, g, b].some((channel) => channel < -EPSILON || channel > 1 + EPSILON);
const fitSrgb = toGamut('rgb', 'oklch');
const to = {
  rgb: converter('rgb'),
  hsl: converter('hsl'),
  hsv: converter('hsv'),
  hwb: converter('hwb'),
  lab: converter('lab'),
  oklch: converter('oklch'),
};

export interface ReadColor {
  /** The color as written, which may be outside of sRGB. */
  readonly color: Color;
  /** The color that sRGB displays: the same one, or the nearest by CSS Color 4, section 13. */
  readonly shown: Rgb;
  /** `#rrggbb`, without transparency. */
  readonly hex: string;
  readonly alpha: number;
  readonly isInSrgb: boolean;
  /** True if the text has values that CSS clamps. */
  readonly isClamped: boolean;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

const clipped = (color: Rgb): Rgb => ({
  ...color,
  r: within(color.r, 1),
  g: within(color.g, 1),
  b: within(color.b, 1),
});

/** As browsers compute it: `none` is 0, and rgb(), hsl() and hwb() stop at their limits. CSS Color 4, sections 4.4, 5.1, 7 and 8. */
function computed(parsed: Color, text: string): Color {
  const color: Color = { ...parsed };
  const numbers = new Map<string, unknown>(Object.entries(parsed));
  for (const channel of getMode(parsed.mode).channels) {
    if (channel !== 'alpha' && !Number.isFinite(numbers.get(channel))) Object.assign(color, { [channel]: 0 });
  }
  if (color.alpha !== undefined) color.alpha = Number.isFinite(color.alpha) ? within(color.alpha, 1) : 0;
  if (color.mode === 'hsl') return { ...color, s: Math.max(color.s, 0) };
  if (color.mode !== 'rgb' || text.startsWith('color(')) return color;
  return { ...color, r: within(color.r, 1), g: within(color.g, 1), b: within(color.b, 1) };
}

/** Places of values that the parser has already clamped, with their upper limits. CSS Color 4, sections 4.2, 9.3, 9.4. */
const LIMITED: readonly (readonly [RegExp, number])[] = [
  [/^l(?:ab|ch)\(\s*([^\s/)]+)/, 100],
  [/^okl(?:ab|ch)\(\s*([^\s/)]+)/, 1],
  [/^(?:ok)?lch\(\s*\S+\s+([^\s/)]+)/, Infinity],
  [/\/\s*([^\s/)]+)\s*\)$/, 1],
  [/^(?:rgb|hsl)a?\((?:[^,]+,){3}\s*([^\s)]+)/, 1],
];

function isWrittenBeyond(text: string): boolean {
  return LIMITED.some(([place, most]) => {
    const [, written = ''] = place.exec(text) ?? [];
    const value = Number.parseFloat(written);
    return value < 0 || value > (written.endsWith('%') ? 100 : most);
  });
}

function isClamped(parsed: Color, read: Color, text: string): boolean {
  if (isWrittenBeyond(text)) return true;
  if (text.startsWith('color(')) return false;
  if (parsed.mode === 'rgb') return isBeyond(parsed);
  return parsed.mode === 'hsl' && (parsed.s < 0 || isBeyond(to.rgb(read)));
}

/** Any CSS color: a name, hex with or without #, or a function. Undefined for anything else. */
export function readColor(text: string): ReadColor | undefined {
  const typed = text.trim().toLowerCase();
  const parsed = parse(typed);
  if (!parsed) return undefined;
  const read = computed(parsed, typed);
  const color = read.mode === 'hsl' || read.mode === 'hwb' ? computed(to.rgb(read), typed) : read;
  const fits = !isBeyond(to.rgb(color));
  const shown = clipped(to.rgb(fits ? color : fitSrgb(color)));
  return {
    color,
    shown,
    hex: formatHex(shown),
    alpha: shown.alpha ?? 1,
    isInSrgb: fits,
    isClamped: isClamped(parsed, read, typed),
  };
}

/** Rounded to this many decimals, without a sign at zero. Missing components count as zero. */
const round = (value: number | undefined, decimals = 0) => String(Number((value ?? 0).toFixed(decimals)) + 0);

const percent = (share: number, decimals = 0) => `${round(share * 100, decimals)}%`;

const channels = ({ r, g, b }: Rgb) => [r, g, b].map((channel) => round(channel * 255)).join(', ');

/** Drops the last digits of a computation, which would give grays a hue. */
function steady({ r, g, b, ...rest }: Rgb): Rgb {
  const cut = (value: number) => Number(value.toFixed(6));
  return { ...rest, r: cut(r), g: cut(g), b: cut(b) };
}

function hslParts(shown: Rgb): string {
  const { h, s, l } = to.hsl(steady(shown));
  return `${round(h)}, ${percent(s)}, ${percent(l)}`;
}

/** A hue of 359.6 is 360 in whole degrees, which is 0. */
const hue = (degrees: number | undefined, decimals: number) => round(Number(round(degrees, decimals)) % 360, decimals);

/**
 * The color's position on the plane and the scale. A gray has no hue and black has no saturation, so these keep the values of
 * `before`.
 */
export function placeOf({ shown, hex }: ReadColor, before: PickedColor): PickedColor {
  if (hex === before.hex) return before;
  const { h = before.h, s, v } = to.hsv(steady(shown));
  return { h, s: v === 0 ? before.s : s, v, hex };
}

/** The color at a position, with 8 bits per channel. */
export const colorAt = (h: number, s: number, v: number): PickedColor => ({
  h,
  s,
  v,
  hex: formatHex({ mode: 'hsv', h, s, v }),
});

/** A color as exact text. Colors outside of sRGB keep their notation. */
export function withAlpha({ color, hex }: Pick<ReadColor, 'color' | 'hex'>, alpha: number): string {
  if (color.mode !== 'rgb') return formatCss({ ...color, alpha });
  if (alpha === 1) return hex;
  const { r, g, b } = to.rgb(hex) ?? color;
  return `rgb(${channels({ mode: 'rgb', r, g, b }).replaceAll(',', '')} / ${round(alpha, 3)})`;
}

export interface ColorRow {
  readonly label: string;
  readonly text: string;
}

/** The five specified notations. */
export function mainRows({ shown, hex, alpha }: ReadColor): readonly ColorRow[] {
  const rgb = channels(shown);
  const hsl = hslParts(shown).replace(/^360,/, '0,');
  const opacity = round(alpha, 3);
  return [
    { label: 'HEX', text: alpha < 1 ? formatHex8(shown) : hex },
    { label: 'RGB', text: `rgb(${rgb})` },
    { label: 'RGBA', text: `rgba(${rgb}, ${opacity})` },
    { label: 'HSL', text: `hsl(${hsl})` },
    { label: 'HSLA', text: `hsla(${hsl}, ${opacity})` },
  ];
}

/** OKLCH and Lab show the color itself. HWB and HSL show its sRGB version. */
export function moreRows({ color, shown, alpha }: ReadColor): readonly ColorRow[] {
  const slash = alpha < 1 ? ` / ${round(alpha, 3)}` : '';
  const { l, c, h } = to.oklch(color);
  const hwb = to.hwb(steady(shown));
  const lab = to.lab(color);
  // Grays have no hue, even if rounding errors give them one.
  const oklchHue = Number(round(c, 4)) === 0 ? '0' : hue(h, 2);
  return [
    { label: 'OKLCH', text: `oklch(${percent(l, 2)} ${round(c, 4)} ${oklchHue}${slash})` },
    { label: 'HWB', text: `hwb(${hue(hwb.h, 1)} ${percent(hwb.w, 1)} ${percent(hwb.b, 1)}${slash})` },
    { label: 'Lab', text: `lab(${round(lab.l, 2)} ${round(lab.a, 2)} ${round(lab.b, 2)}${slash})` },
  ];
}

/** The hex code of the HSL row's whole numbers, if it is another color. */
export function hslDrift(read: ReadColor): string | undefined {
  const back = formatHex(parse(`hsl(${hslParts(read.shown)})`));
  return back === undefined || back === read.hex ? undefined : back;
}

/** Notes on what the values omit or change. */
export function notesOf(read: ReadColor): readonly Message[] {
  const drift = hslDrift(read);
  return [
    ...(read.isClamped ? [message('clamped')] : []),
    ...(read.isInSrgb ? [] : [message('outsideSrgb')]),
    ...(drift === undefined ? [] : [message('hslRounded', { hex: drift })]),
  ];
}

/** A transparent color on an opaque one, blended in sRGB like in browsers. */
function over({ shown: { r, g, b }, alpha }: ReadColor, { shown: ground }: ReadColor): Rgb {
  const blend = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return { mode: 'rgb', r: blend(r, ground.r), g: blend(g, ground.g), b: blend(b, ground.b) };
}

/** From 1 to 21, by WCAG 2.2. */
const contrast = (color: ReadColor, ground: ReadColor) => wcagContrast(over(color, ground), ground.shown);

/** Never rounded up: 4.499 is not 4.5. */
const ratioText = (ratio: number) => `${(Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2)}:1`;

interface Level {
  readonly passes: boolean;
  /** “AA text: pass” */
  readonly verdict: Message;
}

/** Success criteria 1.4.3 and 1.4.6. */
const LEVELS = [
  { least: 4.5, level: message('aaText') },
  { least: 3, level: message('aaLargeText') },
  { least: 7, level: message('aaaText') },
];

const levels = (ratio: number): readonly Level[] =>
  LEVELS.map(({ least, level }) => ({
    passes: ratio >= least,
    verdict: message(ratio >= least ? 'passes' : 'fails', { level }),
  }));

export interface Contrast {
  readonly ground: { readonly hex: string; readonly label: Message };
  /** `4.54:1` */
  readonly ratio: string;
  readonly levels: readonly Level[];
  /** All of it. */
  readonly note: Message;
}

function contrastOn(color: ReadColor, ground: ReadColor, label: Message): Contrast {
  const value = contrast(color, ground);
  const [ratio, found] = [ratioText(value), levels(value)];
  const note = message('contrast', { ground: label, ratio, levels: { all: found.map(({ verdict }) => verdict) } });
  return { ground: { hex: ground.hex, label }, ratio, levels: found, note };
}

/** How well text in the color can be read on white, on black, and on a second color. */
export function contrastsOf(color: ReadColor, second?: ReadColor): readonly Contrast[] {
  const grounds = [
    [readColor('white'), message('onWhite')],
    [readColor('black'), message('onBlack')],
    [second, message('onSecond')],
  ] as const;
  return grounds.flatMap(([ground, label]) => (ground ? [contrastOn(color, ground, label)] : []));
}
