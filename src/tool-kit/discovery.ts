// How a tool is found. Loaded when somebody looks for one, so the first visit stays small however many tools there are.
import type { LucideIcon } from 'lucide-react';

export interface Discovery {
  readonly icon: LucideIcon;
  /** Found by every search, beside title, description and category. */
  readonly keywords: readonly string[];
  /**
   * For tools that take text: how likely somebody with a text that begins so wants this tool, from 0 to 1. `head` has at most
   * 64 KB. Orders what a result can be sent to.
   */
  readonly relevance?: (head: string) => number;
}

/** By the tool's id. */
export type Discoveries = Readonly<Record<string, Discovery>>;
