// How many bytes of each array are given back while something is done (see workers/lib/give-back.ts).

/** A fake that leaves the arrays unchanged, because not every Node has the method. */
export async function givenBackBy(work: () => Promise<unknown>): Promise<number[]> {
  const given: number[] = [];
  const own = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'transfer');
  const value = function (this: ArrayBuffer, bytes: number) {
    given.push(this.byteLength - bytes);
    return this;
  };
  Object.defineProperty(ArrayBuffer.prototype, 'transfer', { configurable: true, value });
  try {
    await work();
  } finally {
    if (own) Object.defineProperty(ArrayBuffer.prototype, 'transfer', own);
    else Reflect.deleteProperty(ArrayBuffer.prototype, 'transfer');
  }
  return given;
}
