// Outputs as data for JSON.

/** Text results unchanged, other bytes in Base64. */
export async function withoutBlobs(value: unknown): Promise<unknown> {
  if (value instanceof Blob) {
    const bytes = Buffer.from(await value.arrayBuffer());
    const text = bytes.toString('utf8');
    return Buffer.from(text).equals(bytes) ? { text } : { base64: bytes.toString('base64') };
  }
  if (Array.isArray(value)) return Promise.all(value.map(withoutBlobs));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([key, entry]) => [key, await withoutBlobs(entry)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
