// Renders GitHub Flavored Markdown with marked. The page sanitizes the result, because that needs a browser's own parser.
import { ToolError } from '../../contract/run/errors';
import type { Kernel, Step } from '../../contract/run/kernel';
import { messagesOf, type Message } from '../../contract/run/message';
import type { Sink } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';
import { wholeText } from '../../lib/whole-text';
import { blocksOf } from './blocks';
import { tooDeepAt } from './nesting';
import type { messages } from './messages';
import { SectionWriter } from './section-writer';
import { DEEPEST, LARGEST_BYTES, type MarkdownOptions, type MarkdownOutput } from './spec';

const message = messagesOf<typeof messages>('markdown-editor');

const RENDERING: Step = { label: message('rendering'), unit: 'items' };
const TICK_BLOCKS = 32;
const LARGEST = { bytes: LARGEST_BYTES, words: message('tooLarge') } as const;

export const kernel: Kernel<Source, MarkdownOptions, MarkdownOutput> = async (source, _, run) => {
  const text = await wholeText(source, run, LARGEST);
  const line = tooDeepAt(text);
  if (line !== undefined) throw new ToolError('too-deep', message('tooDeep', { deepest: DEEPEST, line }));
  const lines = countLines(text);
  const pieces: string[] = [];
  const writer = new SectionWriter((html) => pieces.push(html));
  let count = 0;
  let sourceNote: Message | undefined;
  try {
    for (const block of blocksOf(text)) {
      writer.add(block);
      if (block.isSource) sourceNote ??= message('source', { line: block.line });
      if (++count % TICK_BLOCKS === 0) await run.tick(Math.min(block.line, lines), lines, RENDERING);
    }
  } catch (cause) {
    // The engine's stack overflowed: a worker's is smaller than a page's.
    if (cause instanceof RangeError) throw new ToolError('too-deep', message('tooDeepInline'), { cause });
    throw cause;
  }
  const sections = writer.close();
  const sink = await run.sink({ mime: 'text/html' });
  await writeAll(pieces, sink);
  return { html: await sink.close(), sections, lines, ...(sourceNote && { sourceNote }) };
};

function countLines(text: string): number {
  return (text.match(/\r\n|\r|\n/g)?.length ?? 0) + 1;
}

async function writeAll(pieces: readonly string[], sink: Sink): Promise<void> {
  const encoder = new TextEncoder();
  for (const piece of pieces) await sink.write(encoder.encode(piece));
}
