// How a tool is found. Loaded when somebody looks for one, so the first visit stays small however many tools there are.
import type { LucideIcon } from 'lucide-react';

export interface Discovery {
  readonly icon: LucideIcon;
  /** Found by every search, beside title, description and category. */
  readonly keywords: readonly string[];
}

/** By the tool's id. */
export type Discoveries = Readonly<Record<string, Discovery>>;
