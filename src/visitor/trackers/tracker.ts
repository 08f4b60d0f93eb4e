// What others may be told about a visit, and what does the telling. There is no field here for what a visitor puts into a tool.

export interface ToldTool {
  readonly id: string;
  readonly category: string;
}

export interface ToldPage {
  /** The full address, without what a visitor may have typed. */
  readonly address: string;
  readonly title: string;
  readonly tool?: ToldTool | undefined;
}

export type ToldEvent =
  | { readonly category: 'Tool Usage'; readonly action: 'view' | 'use' | 'convert' }
  | { readonly category: 'File Download'; readonly action: 'download' }
  /** The catalog's search, with how many tools it found. */
  | { readonly category: 'Search'; readonly action: 'search'; readonly query: string; readonly found: number }
  /** A link within the site, with the path that it leads to. */
  | { readonly category: 'Navigation'; readonly action: 'click'; readonly label: string }
  | { readonly category: 'User Engagement'; readonly action: 'click'; readonly label: 'copy' | 'send to' };

export interface Tracker {
  /** Begins, or goes on after a stop. */
  start(): void;
  /** From here on nothing more is told. */
  stop(): void;
  tellPage(page: ToldPage): void;
  /** What happened on the page that was told last. */
  tellEvent(event: ToldEvent): void;
}

/** What the site reports, to whoever may know it. */
export interface Tracking {
  /** A page is shown whole. With the first one it begins. */
  arrived(page: ToldPage): void;
  /** Something happened on the page. */
  happened(event: ToldEvent): void;
  /** A tool has given a result. */
  used(toolId: string): void;
}
