// Reports visits only if an operator has set an id and the visitor has agreed. Without an id, its code doesn't load.
import { settings } from '../settings';
import type { Tracking } from './trackers/tracker';

const isSetUp = [settings.analyticsId, settings.pixelId, settings.ads.client].some((id) => id !== '');

let loading: Promise<Tracking | undefined> | undefined;

/** Events are queued while the code loads. If it doesn't load, nothing is reported. */
function report(to: (tracking: Tracking) => void) {
  if (!isSetUp) return;
  loading ??= import('./trackers/third-parties').then(({ startTracking }) => startTracking()).catch(() => undefined);
  void loading.then((tracking) => tracking && to(tracking));
}

export const tracking: Tracking = {
  arrived: (page) => report((tracking) => tracking.arrived(page)),
  happened: (event) => report((tracking) => tracking.happened(event)),
  used: (toolId) => report((tracking) => tracking.used(toolId)),
};
