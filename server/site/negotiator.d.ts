// The part of the package that is used here; the published types do not know its second argument.
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> });
    /** Of those that are equally welcome, the one that comes first in `preferred`. */
    encoding(available: readonly string[], options: { readonly preferred: readonly string[] }): string | undefined;
  }
}
