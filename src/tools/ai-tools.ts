// The announced AI tools. Each has a page, but none works yet.
import { Code, Image, MessageSquareText, PenLine, type LucideIcon } from 'lucide-react';

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
  aiTool(
    'ai-text-generator',
    'AI Text Generator',
    'Draft any text',
    'Drafts text from a short prompt.',
    MessageSquareText,
  ),
  aiTool('ai-code-assistant', 'AI Code Assistant', 'Write, fix code', 'Writes, explains and fixes code.', Code),
  aiTool(
    'ai-content-writer',
    'AI Content Writer',
    'Articles, posts',
    'Writes articles, posts and product descriptions.',
    PenLine,
  ),
  aiTool('ai-image-generator', 'AI Image Generator', 'Text to image', 'Creates images from a description.', Image),
];

/** The planned date in words, and the first day after it. */
const announcement = { expected: 'early 2026', over: new Date('2026-04-01') };

/** After the planned date, it must not be shown as if it were still ahead. */
export const expectation = (today: Date, { expected, over } = announcement) =>
  today < over ? `Expected ${expected}` : 'No date yet';
