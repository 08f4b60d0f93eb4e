// Markdown editor: its limits and its result.
import type { KernelSpec } from '../../contract/run/kernel';
import type { Message } from '../../contract/run/message';
import { choice, defineOptions, toggle } from '../../contract/options/options';
import type { Stored } from '../../contract/run/sink';
import type { Source } from '../../contract/run/source';

/** How the screen shows the text and its preview. */
export const options = defineOptions({
  view: choice(['edit', 'preview', 'split'], { initial: 'split' }),
  syncsScroll: toggle(true, { when: ['view', 'split'] }),
});

/** A run has no options. */
export type MarkdownOptions = Readonly<Record<string, never>>;

/** A piece of the HTML that can be sanitized and shown alone. */
export interface Section {
  /** UTF-16 units of the HTML. */
  readonly length: number;
  /** The line of the text that it begins with, from 1. Its blocks have theirs in `data-line`, relative to this one. */
  readonly line: number;
  /** It continues the list, table, quote, code block or paragraph at the end of the previous section. */
  readonly continues?: true;
}

export interface MarkdownOutput {
  /** In the form of the text: **not sanitized**. */
  readonly html: Stored;
  /** In text order; together they are the whole HTML. */
  readonly sections: readonly Section[];
  /** The number of lines in the text. */
  readonly lines: number;
  /** Set if a block is shown as text, because it is too large to be rendered. */
  readonly sourceNote?: Message;
}

/** The parser needs the whole text at once. */
export const LARGEST_BYTES = 10_000_000;

/** The depth of lists and quotes. Beyond it, the parser's time grows with the cube of the depth: 400 levels take seconds. */
export const DEEPEST = 200;

/** For ordinary text, 10 MB take a few seconds. */
export const DEADLINE_MS = 10_000;

/**
 * A section ends at the first block after this many UTF-16 units of HTML, which the page can sanitize without a noticeable
 * delay.
 */
export const SECTION_UNITS = 4 * 1024;

/** A section ends here even if an element of raw HTML is still open. The element continues in the next one. */
export const LONGEST_SECTION_UNITS = 64 * 1024;

/** A list, table, quote or code block is split into parts of this size, in units of text plus a cost per line or cell. */
export const PART_UNITS = 16 * 1024;

/**
 * A paragraph is split into parts of this size. Each part ends a line, so parts are as large as a slow phone can lay out
 * without a delay.
 */
export const PARAGRAPH_UNITS = 8 * 1024;

/** An indivisible block that becomes larger than this is shown as text. */
export const LARGEST_HTML_UNITS = 256 * 1024;
export const LARGEST_BLOCK_TAGS = 8192;

export const markdownEditor: KernelSpec<Source, MarkdownOptions, MarkdownOutput> = {
  id: 'markdown-editor',
  rights: 'compute',
  resultOf: ({ html }) => html,
  notesOf: ({ sourceNote }) => (sourceNote ? [sourceNote] : []),
  weigh: () => 'quick',
  deadlineMs: () => DEADLINE_MS,
};
