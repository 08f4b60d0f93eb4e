// Turns the modules that build.ts generates into instances. For workers: everything here is synchronous.

/** Compiled modules by their Base64 text. Compiling takes milliseconds, and instantiating takes almost no time. */
const compiled = new Map<string, WebAssembly.Module>();

/** (func (result v128) (i8x16.splat (i32.const 0))): valid only in engines with fixed-width SIMD. */
const simdProbe = Uint8Array.of(
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00], // "\0asm", version 1
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00], // one function of that type
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // its body
);

/** Whether this engine runs SIMD modules. If not, `instantiate` throws for them: use an npm library. */
export const hasSimd: boolean = WebAssembly.validate(simdProbe);

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** A new instance of the module, with separate memory. Throws `WebAssembly.CompileError` without SIMD. */
export function instantiate(base64: string): WebAssembly.Exports {
  let module = compiled.get(base64);
  if (module === undefined) {
    module = new WebAssembly.Module(bytesOf(base64));
    compiled.set(base64, module);
  }
  return new WebAssembly.Instance(module).exports;
}

/** All of an instance's memory. The view stays valid unless the kernel grows its memory after its start. */
export function memoryOf(exports: WebAssembly.Exports): Uint8Array<ArrayBuffer> {
  const { memory } = exports;
  if (memory instanceof WebAssembly.Memory && memory.buffer instanceof ArrayBuffer)
    return new Uint8Array(memory.buffer);
  throw new TypeError('The module exports no memory');
}

/** The value of an exported 32-bit constant. */
export function constantOf(exports: WebAssembly.Exports, name: string): number {
  const constant = exports[name];
  if (constant instanceof WebAssembly.Global && typeof constant.value === 'number') return constant.value;
  throw new TypeError(`The module exports no constant ${name}`);
}

/** An exported function over 32-bit numbers. */
export function functionOf(exports: WebAssembly.Exports, name: string): (...values: number[]) => number {
  const found = exports[name];
  if (typeof found === 'function') return found as (...values: number[]) => number;
  throw new TypeError(`The module exports no function ${name}`);
}
