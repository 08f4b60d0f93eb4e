// The text below a tool: see src/pages/tool/guide. `code` is between backticks.

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface RelatedTool {
  readonly id: string;
  /** Why a reader may need the related tool, as a sentence. */
  readonly why: string;
}

export interface Guide {
  /** The description in search results: 120 to 155 characters. */
  readonly search: string;
  /** How the tool works: paragraphs. */
  readonly how: readonly string[];
  /** Common questions. Search engines get the same questions and answers. */
  readonly questions: readonly Question[];
  readonly related: readonly RelatedTool[];
}
