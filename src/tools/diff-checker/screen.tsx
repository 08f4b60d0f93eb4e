import { diffChecker } from '../../../workers/kernels/diff-checker/spec';
import { useToolSettings } from '../../tool-kit/use-tool';
import { ApplyScreen } from './apply-screen';
import { CompareScreen } from './compare-screen';
import { link } from './link';
import { DEFAULT_SETTINGS } from './view-settings';

export { link };

export default function DiffCheckerScreen() {
  const [settings, onChange] = useToolSettings(diffChecker.id, DEFAULT_SETTINGS);
  const Screen = settings.mode === 'compare' ? CompareScreen : ApplyScreen;
  return <Screen {...{ settings, onChange }} />;
}
