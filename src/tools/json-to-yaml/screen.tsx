import { ArrowRight } from 'lucide-react';
import { DEFAULT_OPTIONS, fileNameOf, jsonToYaml, MESSAGES, MODES } from '../../../workers/kernels/json-to-yaml/spec';
import type { YamlMode } from '../../../workers/kernels/json-to-yaml/spec';
import { loadable } from '../../ui/loadable';
import { FailedRun } from '../../tool-kit/failed-run';
import { SPACES } from '../../tool-kit/indents';
import { InputPane } from '../../tool-kit/input-pane';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { Tips } from '../../tool-kit/tips';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { isAnswered, useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { SAMPLES } from './samples';
import { VERSIONS, YamlSettings } from './yaml-settings';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'to-yaml': {
    label: 'JSON Input',
    placeholder: 'Type or paste JSON here',
    size: 'Any size',
    downloaded: MESSAGES.downloadedYaml,
  },
  'to-json': {
    label: 'YAML Input',
    placeholder: 'Type or paste YAML here',
    size: 'Up to 128 MB',
    downloaded: MESSAGES.downloadedJson,
  },
} as const;

export const link = settingsLink(jsonToYaml.id, DEFAULT_OPTIONS, {
  ...{ mode: MODES, indent: SPACES, version: VERSIONS, merge: 'switch', isLines: 'switch' },
});

export default function JsonToYamlScreen() {
  const tool = useTool(jsonToYaml);
  const [options, change] = useToolSettings(jsonToYaml.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = options;
  const { label, placeholder, size, downloaded } = TEXTS[mode];
  const turn = (next: YamlMode) => {
    tool.reset();
    change({ mode: next });
  };
  const text = tool.input.kind === 'text' ? tool.input.text : undefined;
  return (
    <ToolLayout
      link={link}
      run={run}
      late={lossReport}
      outcome={
        <TextResult
          run={run}
          errorUnderInput
          fileName={({ mode }) => fileNameOf(mode)}
          copied={MESSAGES.copied}
          downloaded={downloaded}
          extra={({ mode, losses }) => <lossReport.Component {...{ mode, losses, text }} />}
        />
      }
      below={<YamlTips />}
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane
        {...{ tool, label, placeholder, size }}
        error={run.shownProblem}
        sample={SAMPLES[mode]}
        success={isAnswered(run) ? 'Converted' : undefined}
        clearLabel="Clear All"
        onClear={tool.clear}
      />
      <FailedRun run={run} />
      <YamlSettings options={options} onChange={change} />
      <TwoWayBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileNameOf(mode)}
        copied={MESSAGES.copied}
        onSwap={() => turn(mode === 'to-yaml' ? 'to-json' : 'to-yaml')}
      />
    </ToolLayout>
  );
}

function YamlTips() {
  return (
    <Tips>
      <li>Numbers keep every digit: they are copied from the text, never rounded.</li>
      <li>Text that YAML could take for something else, such as no, 1e5 or 2024-01-01, is quoted.</li>
      <li>Files with several YAML documents become a list, or JSON Lines (see Options).</li>
      <li>Comments, anchors, tags and duplicate keys are reported with their lines.</li>
    </Tips>
  );
}
