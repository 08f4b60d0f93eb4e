/** Turns the 16 random bytes at `at` into a UUID of version 4 by setting its version and variant, RFC 9562, section 5.4. */
export function markVersion4(bytes: Uint8Array, at: number): void {
  bytes[at + 6] = ((bytes[at + 6] ?? 0) & 0x0f) | 0x40;
  bytes[at + 8] = ((bytes[at + 8] ?? 0) & 0x3f) | 0x80;
}
