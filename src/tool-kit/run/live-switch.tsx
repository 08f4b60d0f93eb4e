// Turns off, or on again, that a tool runs by itself while somebody types.
import { useAppSelector } from '../../state/hooks';
import { Checkbox } from '../../ui/checkbox';
import { livePreference } from '../../visitor/live-preference';
import type { Run } from './use-submit';

/** Before the first run it would promise what does not happen yet. */
export function LiveSwitch({ run }: { run: Pick<Run, 'id' | 'canBeLive'> }) {
  const { id, canBeLive } = run;
  const wasStarted = useAppSelector((state) => state.runs[id] !== undefined);
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
