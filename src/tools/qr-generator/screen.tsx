import { Suspense } from 'react';
import { qrGenerator } from '../../../workers/kernels/qr-generator/spec';
import { loadable } from '../../ui/loadable';
import { useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { GenerateScreen } from './generate-screen';
import { DEFAULT_SETTINGS, link, MODES } from './settings';

const batchScreen = loadable(() => import('./batch-screen'));
const readScreen = loadable(() => import('./read-screen'));

export { link };

export default function QrGeneratorScreen() {
  const [{ mode }, change] = useToolSettings(qrGenerator.id, DEFAULT_SETTINGS);
  const modes = (
    <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={(mode) => change({ mode })} />
  );
  if (mode === 'generate') return <GenerateScreen modes={modes} />;
  return (
    <Suspense fallback={modes}>
      {mode === 'read' ? <readScreen.Component modes={modes} /> : <batchScreen.Component modes={modes} />}
    </Suspense>
  );
}
