// Lets those who may know it know that a page is shown.
import { pageTitle } from '../../lib/page-title';
import { tellableAddress } from '../../lib/tellable-address';
import { toolAt } from '../../pages/find-page';
import { tracking } from '../../visitor/tracking';

export function tellArrival(pathname: string, byLink: boolean): void {
  // The effects of one round come inside out, and the one that sets the title is further out than the caller's.
  queueMicrotask(() => {
    const tool = toolAt(pathname);
    tracking.arrived({ address: tellableAddress(window.location), title: pageTitle(), tool });
    if (byLink) tracking.happened({ category: 'Navigation', action: 'click', label: pathname });
  });
}
