// The settings of a site owner, in one place. An empty value switches a feature off. docs/settings.md lists the variables, and the
// build reads them: see build/read-settings.ts.

/** The places for ads on a page. */
export type AdPlace =
  | 'homeTop'
  | 'homeMiddle'
  | 'homeBottom'
  | 'toolsTop'
  | 'toolsMiddle'
  | 'toolTop'
  | 'toolBottom'
  | 'sidebarTop'
  | 'sidebarBottom'
  | 'footer';

export interface Rating {
  /** From 1 to 5. */
  readonly value: number;
  readonly count: number;
}

export interface Settings {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** The site's address, without a trailing slash. */
  readonly baseUrl: string;
  readonly contact: {
    readonly supportEmail: string;
    readonly generalEmail: string;
    readonly businessEmail: string;
    readonly legalEmail: string;
  };
  /** Google Analytics 4. */
  readonly analyticsId: string;
  /** The social pixel (Meta's). */
  readonly pixelId: string;
  readonly ads: {
    /** Google AdSense. */
    readonly client: string;
    /** The number of each ad unit. A place without one has no ads. */
    readonly slots: Readonly<Partial<Record<AdPlace, string>>>;
  };
  /** The address of a service with the exchange rates of one US dollar, in the format of open.er-api.com. */
  readonly ratesUrl: string;
  readonly rating?: Rating | undefined;
}

/** The build inserts it: see build/site-settings.ts. */
declare const __SITE_SETTINGS__: Settings;

export const settings = __SITE_SETTINGS__;
