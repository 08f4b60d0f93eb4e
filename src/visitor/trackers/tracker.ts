// The events of a visit that trackers may get, and their interface. No field can hold a tool's input.

export interface ToldTool {
  readonly id: string;
  readonly category: string;
}

export interface ToldPage {
  /** The full address, without anything that the visitor may have typed. */
  readonly address: string;
  readonly title: string;
  readonly tool?: ToldTool | undefined;
}

export type ToldEvent =
  | { readonly category: 'Tool Usage'; readonly action: 'view' | 'use' | 'convert' }
  | { readonly category: 'File Download'; readonly action: 'download' }
  /** A search in the catalog, with the number of found tools. */
  | { readonly category: 'Search'; readonly action: 'search'; readonly query: string; readonly found: number }
  /** A link within the site, with its path. */
  | { readonly category: 'Navigation'; readonly action: 'click'; readonly label: string }
  | { readonly category: 'User Engagement'; readonly action: 'click'; readonly label: 'copy' | 'send to' };

export interface Tracker {
  /** Starts, or continues after a stop. */
  start(): void;
  /** Afterwards, nothing is reported. */
  stop(): void;
  tellPage(page: ToldPage): void;
  /** An event on the last reported page. */
  tellEvent(event: ToldEvent): void;
}

/** What the site reports to the allowed trackers. */
export interface Tracking {
  /** A page is fully shown. The first call starts the trackers. */
  arrived(page: ToldPage): void;
  /** An event on the page. */
  happened(event: ToldEvent): void;
  /** A tool has given a result. */
  used(toolId: string): void;
}
