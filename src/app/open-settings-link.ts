// Opens a link to a tool's settings. Loads only if the address is such a link.
import { toolAt } from '../pages/find-page';
import type { AppStore } from '../state/store';
import { toastShown } from '../state/toasts';
import { linkOpened, settingsChanged } from '../state/tool-settings';
import { optionsIn } from '../tool-kit/options/options-address';
import * as words from './words';

/** The link is from another version of the site, or was cut off. */
const BAD = {
  title: words.linkIgnored,
  text: words.linkIgnoredText,
} as const;

/** The person who shared the link chose these options, so folded options unfold to show all of them. */
const SET = { title: words.linkOpened, text: words.linkOpenedText } as const;

/**
 * Puts the settings into the state and removes them from the address. The visitor may change them from now on, and an outdated
 * address could be shared or bookmarked.
 */
export async function openSettingsLink({ dispatch }: AppStore): Promise<void> {
  const { pathname, search, hash } = window.location;
  const tool = toolAt(pathname);
  if (!tool) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // If the code doesn't arrive, the page itself shows that.
  const screen = await tool.screen().catch(() => undefined);
  if (!screen) return;
  const { options } = screen;
  const linked = options && optionsIn(options, hash.slice(1));
  if (linked) {
    dispatch(settingsChanged({ toolId: tool.id, part: linked.options }));
    dispatch(linkOpened(tool.id));
  }
  dispatch(toastShown({ ...(!linked || linked.isBad ? BAD : SET), tone: 'info' }));
}
