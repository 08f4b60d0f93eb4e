// The announced AI tools. Each has a page, but none works yet.
import { Code, Image, MessageSquareText, PenLine, type LucideIcon } from 'lucide-react';
import * as words from './words';

export interface AiTool {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Follows the name in the document's title. */
  readonly tagline: string;
  readonly icon: LucideIcon;
  readonly path: string;
}

const aiTool = (id: string, name: string, tagline: string, description: string, icon: LucideIcon): AiTool => ({
  id,
  name,
  tagline,
  description,
  icon,
  path: `/tool/${id}`,
});

export const aiTools: readonly AiTool[] = [
  aiTool('ai-text-generator', words.textGenerator, words.textTagline, words.textDescription, MessageSquareText),
  aiTool('ai-code-assistant', words.codeAssistant, words.codeTagline, words.codeDescription, Code),
  aiTool('ai-content-writer', words.contentWriter, words.contentTagline, words.contentDescription, PenLine),
  aiTool('ai-image-generator', words.imageGenerator, words.imageTagline, words.imageDescription, Image),
];

/** The first day after the planned date. */
const OVER = new Date('2026-04-01');

/** After the planned date, it must not be shown as if it were still ahead. */
export const expectation = (today: Date, over = OVER): string => (today < over ? words.expected : words.noDate);
