import { diffChecker, options } from '../../../workers/kernels/diff-checker/spec';
import { words } from '../../../workers/kernels/diff-checker/words';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { ApplyScreen } from './apply-screen';
import { CompareScreen } from './compare-screen';

export { options };

export default function DiffCheckerScreen() {
  const form = useToolOptions(diffChecker.id, options, words);
  const Screen = form.values.mode === 'compare' ? CompareScreen : ApplyScreen;
  return <Screen form={form} />;
}
