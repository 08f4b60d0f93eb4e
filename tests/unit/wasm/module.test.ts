// The loader of generated modules: instances are separate, and the error for a wrong module names it.
import { expect, test } from 'vitest';
import { moduleBase64 } from '../../../wasm/generated/hash-md5';
import { constantOf, functionOf, hasSimd, instantiate, memoryOf } from '../../../wasm/module';

test('Node and the browsers of these tests have SIMD', () => {
  expect(hasSimd).toBe(true);
});

test('two instances of one module have memories of their own', () => {
  const [first, second] = [memoryOf(instantiate(moduleBase64)), memoryOf(instantiate(moduleBase64))];
  first[0] = 1;
  expect(second[0]).toBe(0);
});

test('what a module does not export is refused by name', () => {
  const exports = instantiate(moduleBase64);
  expect(constantOf(exports, 'ARENA')).toBe(65_536);
  expect(() => constantOf(exports, 'compress')).toThrow('no constant compress');
  expect(() => functionOf(exports, 'ARENA')).toThrow('no function ARENA');
  expect(() => memoryOf({})).toThrow('no memory');
});

test('text that is no module is refused', () => {
  expect(() => instantiate('AGFzbQ==')).toThrow(WebAssembly.CompileError);
  expect(() => instantiate('*')).toThrow();
});
