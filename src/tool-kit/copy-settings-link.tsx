// Copies the tool's address with its settings, for those who do the same often or together.
import { useStore } from 'react-redux';
import type { RootState } from '../state/root';
import type { SettingsLink } from './settings-link';
import { useCopy } from './use-copy';

export function CopySettingsLink({ link }: { link: SettingsLink }) {
  const store = useStore<RootState>();
  const copy = useCopy();
  const address = async () => {
    const { addressWith } = await import('./settings-address');
    const { origin, pathname } = window.location;
    return addressWith(link, { ...link.defaults, ...store.getState().toolSettings[link.toolId] }, origin + pathname);
  };
  return (
    <button
      type="button"
      onClick={() => void copy(address(), 'It holds these options only, never what you type or open.')}
      className="min-h-8 self-start rounded-sm text-xs text-muted underline underline-offset-4 hover:no-underline pointer-coarse:min-h-touch print:hidden"
    >
      Copy link to these settings
    </button>
  );
}
