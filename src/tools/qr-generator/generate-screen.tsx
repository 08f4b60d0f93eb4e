// Makes a code of a text.
import { QrCode } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { MESSAGES, qrGenerator, type GenerateOptions } from '../../../workers/kernels/qr-generator/spec';
import { loadable } from '../../ui/loadable';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { InputPane } from '../../tool-kit/input-pane';
import { RunBar } from '../../tool-kit/run-bar';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { LookSettings } from './look-settings';
import { Presets } from './presets';
import { DEFAULT_SETTINGS, link } from './settings';

const capacityMeter = loadable(() => import('./capacity-meter'));
const codeView = loadable(() => import('./code-view'));

export function GenerateScreen({ modes }: { modes: ReactNode }) {
  const dispatch = useAppDispatch();
  const tool = useTool(qrGenerator);
  const [settings, change] = useToolSettings(qrGenerator.id, DEFAULT_SETTINGS);
  const { level, size, dark, light } = settings;
  const options: GenerateOptions = { task: 'generate', level, size, dark, light };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? MESSAGES.blank : undefined,
    onDone: () => dispatch(toastShown({ title: 'Success', text: MESSAGES.done, tone: 'success', toolId: tool.id })),
  });
  return (
    <ToolLayout
      link={link}
      run={run}
      late={codeView}
      outcome={
        <div className="min-w-0 min-[1200px]:sticky min-[1200px]:top-[calc(var(--spacing-header)+1rem)]">
          <RunOutcome run={run} describe={() => 'QR code, read back and correct'}>
            {(output) => <codeView.Component output={output} />}
          </RunOutcome>
        </div>
      }
    >
      {modes}
      <Presets onText={tool.setText} />
      <InputPane
        tool={tool}
        label="Text or URL"
        placeholder="https://example.com"
        size="Up to 3 KB"
        error={run.shownProblem}
      />
      {/* Keeps its place while there is nothing to measure. */}
      <div className="min-h-6">
        {tool.input.kind === 'text' && tool.input.text !== '' && (
          <Suspense>
            <capacityMeter.Component text={tool.input.text} level={level} />
          </Suspense>
        )}
      </div>
      {/* Above the settings: below an open preset and them it would be a screen away from the code. */}
      <RunBar run={run} action="Generate" icon={QrCode} />
      <LookSettings settings={settings} onChange={change} />
    </ToolLayout>
  );
}
