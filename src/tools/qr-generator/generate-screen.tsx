// Makes a code of a text.
import { Suspense, useSyncExternalStore } from 'react';
import { lookOf, qrGenerator, type GenerateOptions } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { loadable } from '../../hydration/loadable';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { CopyInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { LookSettings, type QrForm } from './look-settings';
import { Presets } from './presets';

const capacityMeter = loadable(() => import('./capacity-meter'));
const codeDetails = loadable(() => import('./code-details'));
const codeView = loadable(() => import('./code-view'));

const SAMPLE = 'https://example.com/menu?table=12';

/** The width from which ToolLayout has two columns. */
const TWO_PANES = '(min-width: 64rem)';

function onWidth(onChange: () => void) {
  const media = matchMedia(TWO_PANES);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** The prerendered page is in two columns; without a code, one column looks the same. */
const alwaysWide = () => true;

export function GenerateScreen({ form }: { form: QrForm }) {
  const dispatch = useAppDispatch();
  const tool = useTool(qrGenerator);
  const options: GenerateOptions = { task: 'generate', ...lookOf(form.values) };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? words.messages.blank : undefined,
    onDone: () =>
      dispatch(toastShown({ title: 'Success', text: words.messages.done, tone: 'success', toolId: tool.id })),
  });
  const { result } = run.runs;
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(TWO_PANES).matches, alwaysWide);
  const code = (
    <RunOutcome run={run} describe={() => 'QR code, read back and correct'}>
      {(output) => <codeView.Component output={output} isAbove={!isWide} />}
    </RunOutcome>
  );
  return (
    <ToolLayout
      form={form}
      run={run}
      late={codeView}
      modes={<ToolOptions form={form} names={['mode']} />}
      outcome={
        isWide
          ? code
          : result &&
            run.outdated === undefined && (
              <Suspense>
                <codeDetails.Component output={result.output} />
              </Suspense>
            )
      }
    >
      {/* In one column, above the field: both are in view while the keyboard is open. */}
      {!isWide && code}
      <InputPane
        tool={tool}
        label="Text or URL"
        placeholder="https://example.com"
        size="Up to 3 KB"
        sample={SAMPLE}
        error={run.shownProblem}
      />
      {/* Keeps its place while there is nothing to measure. */}
      <div className="min-h-6">
        {tool.input.kind === 'text' && tool.input.text !== '' && (
          <Suspense>
            <capacityMeter.Component text={tool.input.text} level={options.level} />
          </Suspense>
        )}
      </div>
      <Presets onText={tool.setText} />
      <RunBar
        run={run}
        action="Generate"
        options={<LookSettings form={form} />}
        afterwards={<CopyInBar run={run} text={({ text }) => text} copied={words.messages.copied} />}
      />
    </ToolLayout>
  );
}
