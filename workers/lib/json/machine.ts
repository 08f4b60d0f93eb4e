// The machine for JSON that this browser runs best.
import { createWasmMachine, type JsonMachine, type MachineOptions } from '../../../wasm/json/bindings';
import { hasSimd } from '../../../wasm/module';
import { PlainMachine } from './plain-machine';

export const createJsonMachine = (options: MachineOptions): JsonMachine =>
  hasSimd ? createWasmMachine(options) : new PlainMachine(options);
