import { ArrowRight } from 'lucide-react';
import { DEFAULT_OPTIONS, jsonToXml, MESSAGES, MODES, WAYS } from '../../../workers/kernels/json-to-xml/spec';
import type { Mode } from '../../../workers/kernels/json-to-xml/spec';
import { loadable } from '../../ui/loadable';
import { FailedRun } from '../../tool-kit/failed-run';
import { InputPane } from '../../tool-kit/input-pane';
import { settingsLink } from '../../tool-kit/settings-link';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { isAnswered, useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { ConverterSettings } from './converter-settings';
import { Mapping } from './mapping';
import { SAMPLES } from './samples';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'json-to-xml': { label: 'JSON Input', placeholder: 'Type or paste JSON here', fileName: 'converted.xml' },
  'xml-to-json': { label: 'XML Input', placeholder: 'Type or paste XML here', fileName: 'converted.json' },
} as const;

export const link = settingsLink(jsonToXml.id, DEFAULT_OPTIONS, { mode: MODES, way: WAYS, typed: 'switch' });

export default function JsonToXmlScreen() {
  const tool = useTool(jsonToXml);
  const [options, change] = useToolSettings(jsonToXml.id, DEFAULT_OPTIONS);
  const run = useSubmit(tool, { options, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode, way } = options;
  const { label, placeholder, fileName } = TEXTS[mode];
  const turn = (next: Mode) => {
    tool.reset();
    change({ mode: next });
  };
  return (
    <ToolLayout
      link={link}
      run={run}
      late={lossReport}
      outcome={
        <TextResult
          run={run}
          errorUnderInput
          fileName={({ mode }) => TEXTS[mode].fileName}
          copied={MESSAGES.copied}
          downloaded={MESSAGES.downloaded[mode]}
          extra={({ mode, losses }) => <lossReport.Component {...{ mode, losses }} />}
        />
      }
      below={<Mapping way={way} />}
    >
      <RadioGroup label="Mode" hideLabel value={mode} options={MODES} onChange={turn} />
      <InputPane
        {...{ tool, label, placeholder }}
        size="Up to 32 MB"
        error={run.shownProblem}
        sample={SAMPLES[mode]}
        success={isAnswered(run) ? 'Converted' : undefined}
        clearLabel="Clear All"
        onClear={tool.clear}
      />
      <FailedRun run={run} />
      <RadioGroup label="Mapping" value={way} options={WAYS} onChange={(way) => change({ way })} />
      <ConverterSettings options={options} onChange={change} />
      <TwoWayBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileName}
        copied={MESSAGES.copied}
        onSwap={() => turn(mode === 'json-to-xml' ? 'xml-to-json' : 'json-to-xml')}
      />
    </ToolLayout>
  );
}
