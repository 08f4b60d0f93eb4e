import { ArrowRight } from 'lucide-react';
import {
  fileNameOf,
  jsonToYaml,
  MESSAGES,
  options,
  type YamlOptions,
} from '../../../workers/kernels/json-to-yaml/spec';
import { words, wordsToJson } from '../../../workers/kernels/json-to-yaml/words';
import { loadable } from '../../ui/loadable';
import { FailedRun } from '../../tool-kit/failed-run';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { TextResult } from '../../tool-kit/text-result';
import { Tips } from '../../tool-kit/tips';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { isAnswered, useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';
import { SAMPLES } from './samples';

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

export { options };

export default function JsonToYamlScreen() {
  const tool = useTool(jsonToYaml);
  const form = useToolOptions(jsonToYaml.id, options, words);
  const { values, change } = form;
  const run = useSubmit(tool, { options: values, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode } = values;
  const { label, placeholder, size, downloaded } = TEXTS[mode];
  const turn = (part: Partial<YamlOptions>) => {
    tool.reset();
    change(part);
  };
  const text = tool.input.kind === 'text' ? tool.input.text : undefined;
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
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
      <ToolOptions form={form} names={['mode']} onChange={turn} />
      <InputPane
        {...{ tool, label, placeholder, size }}
        error={run.shownProblem}
        sample={SAMPLES[mode]}
        success={isAnswered(run) ? 'Converted' : undefined}
        clearLabel="Clear All"
        onClear={tool.clear}
      />
      <FailedRun run={run} />
      <Options>
        <ToolOptions
          form={mode === 'to-json' ? { ...form, words: wordsToJson } : form}
          names={['indent', 'version', 'isLines', 'merge']}
        />
      </Options>
      <TwoWayBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileNameOf(mode)}
        copied={MESSAGES.copied}
        onSwap={() => turn({ mode: mode === 'to-yaml' ? 'to-json' : 'to-yaml' })}
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
