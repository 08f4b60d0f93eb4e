// Opens a link to a tool's settings. Comes only with one.
import { toolAt } from '../pages/find-page';
import type { AppStore } from '../state/store';
import { toastShown } from '../state/toasts';
import { settingsChanged } from '../state/tool-settings';
import { optionsIn } from '../tool-kit/options/options-address';

/** The link is from another version, or was cut. */
const BAD = {
  title: 'Part of this link was ignored',
  text: 'This tool doesn’t have some of the settings in it. Check the options before you go on.',
} as const;

/** Who shared the link chose them, and some of them may be folded away. */
const SET = { title: 'Options set by this link', text: 'Reload the page to go back to your own options.' } as const;

/**
 * Puts the settings into the state, and removes them from the address: from now on the visitor may change them, and an outdated
 * address could be shared or bookmarked.
 */
export async function openSettingsLink({ dispatch }: AppStore): Promise<void> {
  const { pathname, search, hash } = window.location;
  const tool = toolAt(pathname);
  if (!tool) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  // The page itself says so where its code does not arrive.
  const screen = await tool.screen().catch(() => undefined);
  if (!screen) return;
  const { options } = screen;
  const linked = options && optionsIn(options, hash.slice(1));
  if (linked) dispatch(settingsChanged({ toolId: tool.id, part: linked.options }));
  dispatch(toastShown({ ...(!linked || linked.isBad ? BAD : SET), tone: 'info' }));
}
