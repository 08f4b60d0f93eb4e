// Turns off, or on again, that a tool runs by itself while somebody types.
import { useAppSelector } from '../state/hooks';
import { Checkbox } from '../ui/checkbox';
import { livePreference } from './live';
import type { Submit } from './use-submit';

/** Before the first run it would promise what does not happen yet. */
export function LiveSwitch({ run }: { run: Submit }) {
  const { tool, canBeLive } = run;
  const wasStarted = useAppSelector((state) => state.runs[tool.id] !== undefined);
  const isOn = livePreference.use() === 'on';
  if (!canBeLive || !wasStarted) return null;
  return (
    <Checkbox
      label="Update as I type"
      checked={isOn}
      onChange={(on) => livePreference.set(on ? 'on' : 'off')}
      className="max-md:hidden"
    />
  );
}
