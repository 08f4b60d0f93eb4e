// The address of a page as others may be told it: without what a visitor may have typed.

/** By these an advertiser learns which of its links was followed; they say nothing of the visitor's own. */
const CAMPAIGN = /^(?:utm_[a-z_]+|gclid|fbclid)$/;

/** Search words and email addresses stand behind the "?", so of that only the known names of campaigns are left. */
export function tellableAddress({
  origin,
  pathname,
  search,
}: Pick<Location, 'origin' | 'pathname' | 'search'>): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name));
  const query = new URLSearchParams(kept).toString();
  return origin + pathname + (query && `?${query}`);
}
