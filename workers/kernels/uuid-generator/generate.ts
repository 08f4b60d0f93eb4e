// Identifiers that need only a clock and random bytes.
import type { RunContext, Step } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import { cryptoBytes } from '../../lib/random/byte-source';
import { letterTable, Sampler } from '../../lib/random/sampler';
import { FILLS } from './fill';
import { BLOCK_UUIDS, lineBytes, UUID_BYTES, UuidLayout } from './layout';
import type { messages } from './messages';
import type { UuidOptions, UuidOutput } from './spec';
import { ULID_LENGTH, UlidMaker } from './ulid';

type CountedOptions = Extract<UuidOptions, { count: number }>;

/** Lines of one length, each with its line feed. */
interface LineMaker {
  readonly lineBytes: number;
  /** The next `count` lines, at most BLOCK_UUIDS. Valid until the next call. */
  readonly next: (count: number) => Uint8Array;
}

const message = messagesOf<typeof messages>('uuid-generator');

const STEP: Step = { label: message('generating'), unit: 'items' };

const LINE_FEED = 0x0a;

export async function generate(options: CountedOptions, run: RunContext): Promise<UuidOutput> {
  const { kind, count } = options;
  const lines = lineMaker(options);
  // The last line has no line feed, so that one UUID can be pasted without a line break.
  const sink = await run.sink({ mime: 'text/plain', expectedBytes: count * lines.lineBytes - 1 });
  for (let done = 0; done < count;) {
    const wanted = Math.min(BLOCK_UUIDS, count - done);
    const text = lines.next(wanted);
    done += wanted;
    await sink.write(done === count ? text.subarray(0, -1) : text);
    await run.tick(done, count, STEP);
  }
  const format = 'format' in options ? { format: options.format } : {};
  return { kind, ...format, count, result: await sink.close(), notes: [] };
}

function lineMaker(options: CountedOptions): LineMaker {
  switch (options.kind) {
    case 'ulid': {
      const maker = new UlidMaker();
      return linesOf(ULID_LENGTH, (out, at) => maker.write(out, at));
    }
    case 'nanoid': {
      const { length, alphabet } = options;
      const sampler = new Sampler(cryptoBytes);
      const table = letterTable(new TextEncoder().encode(alphabet));
      return linesOf(length, (out, at) => sampler.letters(out, at, at + length, table));
    }
    default: {
      const layout = new UuidLayout(options.format);
      const bytes = new Uint8Array(BLOCK_UUIDS * UUID_BYTES);
      const fill = FILLS[options.kind];
      return {
        lineBytes: lineBytes(options.format),
        next(count) {
          fill(bytes, count);
          return layout.write(bytes, count);
        },
      };
    }
  }
}

function linesOf(length: number, write: (out: Uint8Array, at: number) => void): LineMaker {
  const block = new Uint8Array(BLOCK_UUIDS * (length + 1)).fill(LINE_FEED);
  return {
    lineBytes: length + 1,
    next(count) {
      for (let line = 0; line < count; line++) write(block, line * (length + 1));
      return block.subarray(0, count * (length + 1));
    },
  };
}
