// The storage that an output takes.

const hasSize = (value: object): value is { readonly bytes: number } => 'stored' in value && 'bytes' in value;

export function storedBytes(output: unknown): number {
  if (typeof output !== 'object' || output === null || output instanceof Blob) return 0;
  if (hasSize(output)) return output.bytes;
  return Object.values<unknown>({ ...output }).reduce<number>((sum, value) => sum + storedBytes(value), 0);
}
