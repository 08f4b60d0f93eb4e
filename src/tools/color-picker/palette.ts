// The visitor's own colors: kept in this browser, newest first.
import { storedJson } from '../../lib/stored-value';

export const PALETTE_LIMIT = 12;

const isHex = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value);

const check = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? [...new Set(value.filter(isHex))].slice(0, PALETTE_LIMIT) : undefined;

export const palette = storedJson<readonly string[]>('colorPalette', check, []);

/** Without doubles. Beyond the limit the oldest one goes. */
export const withColor = (colors: readonly string[], hex: string): readonly string[] =>
  colors.includes(hex) ? colors : [hex, ...colors].slice(0, PALETTE_LIMIT);

export const asCss = (colors: readonly string[]) =>
  `:root {\n${colors.map((hex, index) => `  --color-${index + 1}: ${hex};\n`).join('')}}\n`;

export const asJson = (colors: readonly string[]) => `${JSON.stringify(colors, null, 2)}\n`;

/** 24 colors to begin with, by hue. */
export const PRESETS: readonly string[] = [
  ...['#ef4444', '#f97316', '#f59e0b', '#eab308', '#84cc16', '#22c55e', '#10b981', '#14b8a6'],
  ...['#06b6d4', '#0ea5e9', '#3b82f6', '#6366f1', '#8b5cf6', '#a855f7', '#d946ef', '#ec4899'],
  ...['#f43f5e', '#78350f', '#000000', '#374151', '#6b7280', '#9ca3af', '#e5e7eb', '#ffffff'],
];

/** Each of the 16,777,216 colors is as likely as any other. */
export function randomHex(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(3));
  return `#${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
