// What a site owner may change, in one place. Empty values switch off what depends on them. The README lists the variables, and
// the build reads them: see server/build/read-settings.ts.

/** Where on a page an ad may stand. */
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
  /** Where the site is served from, without a slash at its end. */
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
    /** The number of each ad unit. A place without one stays empty. */
    readonly slots: Readonly<Partial<Record<AdPlace, string>>>;
  };
  /** Answers with the exchange rates of one US dollar, as open.er-api.com does. */
  readonly ratesUrl: string;
  readonly rating?: Rating | undefined;
}

/** The build writes it in: see server/build/site-settings.ts. */
declare const __SITE_SETTINGS__: Settings;

export const settings = __SITE_SETTINGS__;
