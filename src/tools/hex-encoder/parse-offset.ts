/** `1024`, `0x400`; undefined for anything else. */
export function parseOffset(text: string): number | undefined {
  const trimmed = text.trim().replace(/[_,]/g, '');
  if (/^0x[0-9a-f]{1,13}$/i.test(trimmed)) return parseInt(trimmed.slice(2), 16);
  return /^\d{1,15}$/.test(trimmed) ? Number(trimmed) : undefined;
}
