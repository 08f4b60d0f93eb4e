import { Suspense } from 'react';
import { options, qrGenerator } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { GenerateScreen } from './generate-screen';

const Modes = ({ form }: { form: OptionsForm<typeof options> }) => <ToolOptions form={form} names={['mode']} />;
const batchScreen = loadable(() => import('./batch-screen'), Modes);
const readScreen = loadable(() => import('./read-screen'), Modes);

export { options };

export default function QrGeneratorScreen() {
  const form = useToolOptions(qrGenerator.id, options, words);
  const { mode } = form.values;
  if (mode === 'generate') return <GenerateScreen form={form} />;
  return (
    <Suspense fallback={<Modes form={form} />}>
      {mode === 'read' ? <readScreen.Component form={form} /> : <batchScreen.Component form={form} />}
    </Suspense>
  );
}
