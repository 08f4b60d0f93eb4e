// Markdown editor: its limits, and what a rendered text is.
import type { KernelSpec } from '../../contract/kernel';
import type { Message } from '../../contract/message';
import { choice, defineOptions, toggle } from '../../contract/options';
import type { Stored } from '../../contract/sink';
import type { Source } from '../../contract/source';

/** How the screen shows the text and its preview. */
export const options = defineOptions({
  view: choice(['edit', 'preview', 'split'], { initial: 'split' }),
  syncsScroll: toggle(true, { when: ['view', 'split'] }),
});

/** For a run, nothing can be set. */
export type MarkdownOptions = Readonly<Record<string, never>>;

/** A stretch of the HTML that can be sanitized and shown without the rest of it. */
export interface Section {
  /** UTF-16 units of the HTML. */
  readonly length: number;
  /** The line of the text that it begins with, counted from 1. Its blocks have theirs in `data-line`, counted from this one. */
  readonly line: number;
  /** It goes on with the list, table, quote, code block or paragraph that the section before it ends with. */
  readonly continues?: true;
}

export interface MarkdownOutput {
  /** As the text says it: **not sanitized**. */
  readonly html: Stored;
  /** In the order of the text; together they are all of the HTML. */
  readonly sections: readonly Section[];
  /** How many lines the text has. */
  readonly lines: number;
  /** Given if a block is shown as it was written, because it is too large to be rendered. */
  readonly sourceNote?: Message;
}

/** The parser needs the whole text at once. */
export const LARGEST_BYTES = 10_000_000;

/** Lists and quotes within each other. Beyond it, the parser's time grows with the cube of the depth: 400 levels take seconds. */
export const DEEPEST = 200;

/** Of a text that a writer would write, 10 MB take a few seconds. */
export const DEADLINE_MS = 10_000;

/** Sections end at the first block after so many UTF-16 units of HTML: the page sanitizes one without being felt. */
export const SECTION_UNITS = 8 * 1024;

/** They end here even if an element of raw HTML is still open, which goes on in the next one. */
export const LONGEST_SECTION_UNITS = 64 * 1024;

/** A list, table, quote or code block comes in parts of this size, in units of text and some for each line or cell. */
export const PART_UNITS = 16 * 1024;

/** A paragraph comes in parts of this size. Each ends a line, so they are as large as a slow phone can lay out unnoticed. */
export const PARAGRAPH_UNITS = 8 * 1024;

/** What cannot be divided and becomes more than this is shown as it was written. */
export const LARGEST_HTML_UNITS = 256 * 1024;
export const LARGEST_BLOCK_TAGS = 8192;

export const markdownEditor: KernelSpec<Source, MarkdownOptions, MarkdownOutput> = {
  id: 'markdown-editor',
  lane: 'compute',
  resultOf: ({ html }) => html,
  weigh: () => 'quick',
  deadlineMs: () => DEADLINE_MS,
};
