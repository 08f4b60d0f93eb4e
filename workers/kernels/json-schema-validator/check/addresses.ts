// Addresses of schemas (RFC 3986), and JSON Pointers (RFC 6901).

export const escapePointer = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

export const withoutFragment = (uri: string) => uri.replace(/#.*$/s, '');

/** Undefined for what is no reference. */
export function joined(base: string, reference: string): string | undefined {
  try {
    return new URL(reference, base).href;
  } catch {
    return undefined;
  }
}

/** Undefined for a wrong percent-encoding. */
export function decoded(fragment: string): string | undefined {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
}
