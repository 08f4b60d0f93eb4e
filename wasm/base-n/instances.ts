// Instances of the codecs' modules. One codec uses an instance at a time, because its memory holds the codec's remaining bytes.
import { constantOf, functionOf, instantiate, memoryOf } from '../module';

export interface CodecInstance {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly input: number;
  readonly inputBytes: number;
  readonly stripped: number;
  readonly output: number;
  readonly call: (name: string) => (...values: number[]) => number;
}

/** Free instances, by module. An instance per run would reserve gigabytes of address space each. */
const idle = new Map<string, CodecInstance[]>();

function make(moduleBase64: string): CodecInstance {
  const exports = instantiate(moduleBase64);
  return {
    memory: memoryOf(exports),
    input: constantOf(exports, 'INPUT'),
    inputBytes: constantOf(exports, 'INPUT_BYTES'),
    stripped: constantOf(exports, 'STRIPPED'),
    output: constantOf(exports, 'OUTPUT'),
    call: (name) => functionOf(exports, name),
  };
}

export const borrow = (moduleBase64: string): CodecInstance => idle.get(moduleBase64)?.pop() ?? make(moduleBase64);

export function giveBack(moduleBase64: string, instance: CodecInstance): void {
  const others = idle.get(moduleBase64);
  if (others) others.push(instance);
  else idle.set(moduleBase64, [instance]);
}
