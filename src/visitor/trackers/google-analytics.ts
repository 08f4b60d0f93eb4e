// Google Analytics 4, with Google's own script.
import { ensureAnalyticsTag } from '../consent';
import { loadThirdPartyScript } from '../../lib/third-party-script';
import type { ToldEvent, ToldPage, ToldTool, Tracker } from './tracker';

/** Counts visits. Never allows advertising, even if the visitor has consented to it. */
const GRANTED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'granted',
} as const;

const CONFIG = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false } as const;

function parametersOf(event: ToldEvent, tool: ToldTool | undefined) {
  const common = { event_category: event.category, event_label: 'label' in event ? event.label : tool?.id };
  return event.category === 'Search' ? { ...common, search_query: event.query, value: event.found } : common;
}

/** https://developers.google.com/analytics/devguides/collection/ga4 */
export function googleAnalytics(id: string): Tracker {
  const tag = ensureAnalyticsTag();
  let begun = false;
  let tool: ToldTool | undefined;

  /** Google's own switch: its script checks it before everything that it sends. */
  const setDisabled = (disabled: boolean) => {
    (globalThis as Record<string, unknown>)[`ga-disable-${id}`] = disabled;
  };

  function begin() {
    begun = true;
    tag('js', new Date());
    tag('set', { user_type: 'visitor' });
    tag('config', id, CONFIG);
    loadThirdPartyScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  }

  return {
    start() {
      setDisabled(false);
      tag('consent', begun ? 'update' : 'default', GRANTED);
      if (!begun) begin();
    },
    stop() {
      setDisabled(true);
      tag('consent', 'update', { ...GRANTED, analytics_storage: 'denied' });
    },
    tellPage(page: ToldPage) {
      ({ tool } = page);
      // For all later events as well, because the script's automatic events must not read the address from the browser.
      tag('set', { page_location: page.address, page_title: page.title, tool_category: tool?.category });
      tag('event', 'page_view', {});
    },
    tellEvent: (event) => tag('event', event.action, parametersOf(event, tool)),
  };
}
