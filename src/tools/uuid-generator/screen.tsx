import { Fingerprint } from 'lucide-react';
import { Suspense } from 'react';
import {
  COUNT_LIMIT,
  FORMATS,
  MESSAGES,
  NAMESPACES,
  NANO_LENGTH_LIMIT,
  uuidFileName,
  uuidGenerator,
  VERSIONS,
} from '../../../workers/kernels/uuid-generator/spec';
import { loadable } from '../../ui/loadable';
import { CopyInBar } from '../../tool-kit/copy-in-bar';
import { RunBar } from '../../tool-kit/run-bar';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { TextInput } from '../../ui/text-input';
import { GenerateSettings } from './generate-settings';
import { ALPHABETS, DEFAULT_SETTINGS, readSettings, takesNames } from './settings';

const inspection = loadable(() => import('./inspection'));

const MODES = [
  { value: 'generate', label: 'Generate' },
  { value: 'inspect', label: 'Inspect' },
] as const;

export const link = settingsLink(uuidGenerator.id, DEFAULT_SETTINGS, {
  ...{ mode: MODES, kind: VERSIONS, format: FORMATS, count: { min: 1, max: COUNT_LIMIT } },
  ...{ namespace: NAMESPACES, length: { min: 1, max: NANO_LENGTH_LIMIT }, alphabet: ALPHABETS },
});

export default function UuidGeneratorScreen() {
  const tool = useTool(uuidGenerator);
  const [settings, change] = useToolSettings(uuidGenerator.id, DEFAULT_SETTINGS);
  const { mode, kind, inspected } = settings;
  const read = readSettings(settings, !isBlank(tool.input));
  const problem = 'problem' in read ? read.problem : undefined;
  const run = useSubmit(tool, {
    options: 'options' in read ? read.options : undefined,
    problem: problem?.text,
    // Only names give the same UUIDs again: everything else would change under the visitor's eyes.
    live: takesNames(kind),
  });
  const shown = run.shownProblem === undefined ? undefined : problem;
  const modes = (
    <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={(mode) => change({ mode })} />
  );

  if (mode === 'inspect') {
    // There is nothing to start: a shortcut must not generate what nobody sees.
    const idle = { ...run, submit: () => Promise.resolve(undefined) };
    return (
      <ToolLayout
        link={link}
        run={idle}
        outcome={
          <Suspense>
            <inspection.Component text={inspected} />
          </Suspense>
        }
        late={inspection}
      >
        {modes}
        <TextInput
          label="UUID to inspect"
          hint="In any format: standard, uppercase, no hyphens, braces, parentheses, a URN, or a ULID."
          mono
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
          value={inspected}
          onChange={({ target }) => change({ inspected: target.value })}
        />
      </ToolLayout>
    );
  }
  return (
    <ToolLayout
      link={link}
      run={run}
      outcome={<TextResult run={run} fileName={uuidFileName} copied={MESSAGES.copied} />}
    >
      {modes}
      <GenerateSettings tool={tool} settings={settings} onChange={change} problem={shown} />
      <RunBar
        run={run}
        action="Generate"
        icon={Fingerprint}
        afterwards={<CopyInBar run={run} copied={MESSAGES.copied} />}
      />
    </ToolLayout>
  );
}
