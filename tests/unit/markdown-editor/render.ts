// The kernel's HTML as a string, without the marks that only the preview needs and the ids of headings.
import { kernel } from '../../../workers/kernels/markdown-editor/kernel';
import type { MarkdownOutput } from '../../../workers/kernels/markdown-editor/spec';
import type { InWords } from '../../../workers/contract/run/message';
import type { Source } from '../../../workers/contract/run/source';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

export const outputFor = (source: Source): Promise<InWords<MarkdownOutput>> => outputOf(kernel, source, {});

export const htmlWithMarks = async (source: Source) => textOf((await outputFor(source)).html);

export const withoutMarks = (html: string) =>
  html.replace(/(<h[1-6])((?: data-line="\d+")?) id="[^"]*"/g, '$1$2').replace(/ data-line="\d+"/g, '');

export const render = async (source: Source) => withoutMarks(await htmlWithMarks(source));
