// The AI tools that the site announces. They have a page each, and nothing behind it yet.
import { Code, Image, MessageSquareText, PenLine, type LucideIcon } from 'lucide-react';

export interface AiTool {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: LucideIcon;
  readonly path: string;
}

const aiTool = (id: string, name: string, description: string, icon: LucideIcon): AiTool => ({
  id,
  name,
  description,
  icon,
  path: `/tool/${id}`,
});

export const aiTools: readonly AiTool[] = [
  aiTool('ai-text-generator', 'AI Text Generator', 'Drafts text from a few words of yours.', MessageSquareText),
  aiTool('ai-code-assistant', 'AI Code Assistant', 'Writes, explains and mends code.', Code),
  aiTool('ai-content-writer', 'AI Content Writer', 'Writes articles, posts and product texts.', PenLine),
  aiTool('ai-image-generator', 'AI Image Generator', 'Makes pictures from a description.', Image),
];

/** When they were announced for, in words, and the first day on which that is over. */
const announcement = { expected: 'early 2026', over: new Date('2026-04-01') };

/** Past its time, an announcement must not read as if it were still ahead. */
export const expectation = (today: Date, { expected, over } = announcement) =>
  today < over ? `Expected ${expected}` : `First expected ${expected}, and taking longer`;
