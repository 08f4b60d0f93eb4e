import clsx from 'clsx';
import { Suspense, useSyncExternalStore, useId, useState } from 'react';
import { AtSign, Globe, MessageSquare, Phone, Wifi, type LucideIcon } from 'lucide-react';
import { options, qrGenerator, lookOf, type GenerateOptions } from '../../../workers/kernels/qr-generator/spec';
import { words } from '../../../workers/kernels/qr-generator/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { LookSettings, type QrForm } from './look-settings';
import { Button } from '../../ui/button';
import type { PresetId } from './preset-form';
import * as texts from './words';

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

/** The prerendered page has two columns. Without a code, one column looks the same. */
const alwaysWide = () => true;

/** Makes a code from a text. */
function GenerateScreen({ form }: { form: QrForm }) {
  const tool = useTool(qrGenerator);
  const options: GenerateOptions = { task: 'generate', ...lookOf(form.values) };
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? words.messages.blank : undefined,
  });
  const { result } = run.runs;
  const isWide = useSyncExternalStore(onWidth, () => matchMedia(TWO_PANES).matches, alwaysWide);
  const code = (
    <RunOutcome run={run} describe={() => texts.isGenerated}>
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
      {/* In one column, the code is above the field, so that both are in view while the keyboard is open. There is no gap while
          it is empty. */}
      {!isWide && <div className={clsx(!run.runs.last && !run.runs.active && '-mb-4')}>{code}</div>}
      <InputPane
        tool={tool}
        label={texts.textOrUrl}
        placeholder="https://example.com"
        size={texts.upTo3Kb}
        sample={SAMPLE}
        error={run.shownProblem}
      />
      {/* Keeps its space while there is nothing to measure. */}
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
        action={texts.generate}
        options={<LookSettings form={form} />}
        afterwards={
          <ResultInBar run={run} label={texts.copyText} text={({ text }) => text} copied={texts.textCopied} />
        }
      />
    </ToolLayout>
  );
}

const presetForm = loadable(() => import('./preset-form'));

const PRESETS: readonly { readonly id: PresetId; readonly label: string; readonly icon: LucideIcon }[] = [
  { id: 'url', label: texts.presetUrl, icon: Globe },
  { id: 'email', label: texts.presetEmail, icon: AtSign },
  { id: 'phone', label: texts.presetPhone, icon: Phone },
  { id: 'wifi', label: texts.presetWifi, icon: Wifi },
  { id: 'sms', label: texts.presetSms, icon: MessageSquare },
];

/** Small forms that make texts for phones. */
function Presets({ onText }: { onText: (text: string) => void }) {
  const [open, setOpen] = useState<PresetId>();
  const id = useId();
  return (
    <div className="flex flex-col gap-3">
      <div role="group" aria-labelledby={id} className="flex flex-col gap-1.5">
        <p id={id} className="text-sm font-medium">
          {texts.presets}
        </p>
        {/* One line on a phone, which scrolls sideways. The padding has room for the ring of a focused button. */}
        <div className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:flex-wrap">
          {PRESETS.map((preset) => (
            <Button
              key={preset.id}
              size="small"
              icon={preset.icon}
              aria-expanded={open === preset.id}
              className="shrink-0 aria-expanded:border-accent aria-expanded:bg-accent-soft"
              onClick={() => setOpen(open === preset.id ? undefined : preset.id)}
            >
              {preset.label}
            </Button>
          ))}
        </div>
      </div>
      {open !== undefined && (
        <Suspense>
          <presetForm.Component key={open} preset={open} onText={onText} />
        </Suspense>
      )}
    </div>
  );
}
