// What stands below a tool in words: see src/pages/tool/guide. In all of it, `code` stands between backticks.

export interface Question {
  readonly question: string;
  readonly answer: string;
}

export interface RelatedTool {
  readonly id: string;
  /** What somebody who is here would want it for, as a sentence. */
  readonly why: string;
}

export interface Guide {
  /** What search engines show below the page's title: 120 to 155 characters. */
  readonly search: string;
  /** How the tool works: paragraphs. */
  readonly how: readonly string[];
  /** What people ask. Search engines get the same questions and answers. */
  readonly questions: readonly Question[];
  readonly related: readonly RelatedTool[];
}
