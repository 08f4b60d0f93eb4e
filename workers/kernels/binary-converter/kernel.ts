// Converts text and numbers to binary digits and back, at any size.
import type { Kernel, RunContext } from '../../contract/run/kernel';
import { sizeOf, type AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { asBytes, transformSource } from '../../lib/transform';
import { headOf, refuseUtf16 } from '../../lib/utf16';
import { BitsToBytes } from './bits-to-bytes';
import { BytesToBits } from './bytes-to-bits';
import { message } from './characters';
import { ConvertNumbers } from './convert-numbers';
import { areCharacters, GroupsToBytes, unitOf } from './groups-to-bytes';
import { numberForm } from './numbers';
import type { BinaryOptions, BinaryOutput } from './spec';

/** Decides how to read groups of digits, so that one pass suffices. */
const HEAD_BYTES = 4096;

export const kernel: Kernel<AnySource, BinaryOptions, BinaryOutput> = async (source, options, run) => {
  refuseLoneSurrogates(source, message('notConvertible'));
  // Text to binary takes any bytes; the other modes read characters.
  if (options.mode !== 'text-to-binary') await refuseUtf16(source);
  const output = await withPlace(source, run, () => {
    if (options.mode === 'text-to-binary') return toBits(source, options.spaced, run);
    if (options.mode === 'binary-to-text') return toText(source, options.groups, run);
    return convertNumbers(source, options, run);
  });
  return { mode: options.mode, ...output };
};

/** Every byte of a file is converted, even if the file isn't text. */
async function toBits(source: AnySource, spaced: boolean, run: RunContext): Promise<TextOutput> {
  const bytes = source instanceof Blob ? source.size : source instanceof Uint8Array ? source.length : 0;
  const expectedBytes = Math.max(0, spaced ? bytes * 9 - 1 : bytes * 8);
  const { result } = await transformSource(source, run, { transform: new BytesToBits(spaced), expectedBytes });
  return { result, notes: [] };
}

async function toText(source: AnySource, groups: BinaryOptions['groups'], run: RunContext): Promise<TextOutput> {
  const head = await headText(source);
  const isWhole = sizeOf(source) <= HEAD_BYTES;
  if (groups === 'each' || (groups !== 'joined' && areCharacters(head, isWhole))) {
    const transform = new GroupsToBytes(unitOf(head, isWhole));
    const output = await textOrBytes(source, transform, run);
    return groups === 'each' ? output : { ...output, notes: [message('eachRead'), ...output.notes] };
  }
  const transform = new BitsToBytes();
  const output = await textOrBytes(source, transform, run);
  const isUnsure = groups !== 'joined' && transform.hasOddGroups;
  return isUnsure ? { ...output, notes: [message('spacesIgnored'), ...output.notes] } : output;
}

async function textOrBytes(
  source: AnySource,
  transform: BitsToBytes | GroupsToBytes,
  run: RunContext,
): Promise<TextOutput> {
  const { result } = await transformSource(source, run, { transform });
  const { notUtf8At } = transform;
  if (notUtf8At === undefined) return { result, notes: [] };
  return { result: asBytes(result), notes: [message('notUtf8', { position: notUtf8At + 1 })] };
}

async function headText(source: AnySource): Promise<string> {
  const first =
    typeof source === 'string'
      ? new TextEncoder().encode(source.slice(0, HEAD_BYTES))
      : await headOf(source, HEAD_BYTES);
  return new TextDecoder().decode(first.subarray(0, HEAD_BYTES));
}

async function convertNumbers(source: AnySource, options: BinaryOptions, run: RunContext): Promise<TextOutput> {
  const transform = new ConvertNumbers(numberForm(options), options.onePerLine);
  const { result } = await transformSource(source, run, { transform });
  return { result, notes: [] };
}
