import { ArrowRight } from 'lucide-react';
import { jsonToXml, MESSAGES, options, type ConverterOptions } from '../../../workers/kernels/json-to-xml/spec';
import { words } from '../../../workers/kernels/json-to-xml/words';
import { loadable } from '../../ui/loadable';
import { FailedRun } from '../../tool-kit/failed-run';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { TextResult } from '../../tool-kit/text-result';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { ToolOptions } from '../../tool-kit/tool-options';
import { TwoWayBar } from '../../tool-kit/two-way-bar';
import { isAnswered, useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool } from '../../tool-kit/use-tool';
import { useToolOptions } from '../../tool-kit/use-tool-options';
import { Mapping } from './mapping';
import { SAMPLES } from './samples';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'json-to-xml': { label: 'JSON Input', placeholder: 'Type or paste JSON here', fileName: 'converted.xml' },
  'xml-to-json': { label: 'XML Input', placeholder: 'Type or paste XML here', fileName: 'converted.json' },
} as const;

export { options };

export default function JsonToXmlScreen() {
  const tool = useTool(jsonToXml);
  const form = useToolOptions(jsonToXml.id, options, words);
  const { values, change } = form;
  const run = useSubmit(tool, { options: values, problem: isBlank(tool.input) ? MESSAGES.blank : undefined });
  const { mode, way } = values;
  const { label, placeholder, fileName } = TEXTS[mode];
  const turn = (part: Partial<ConverterOptions>) => {
    tool.reset();
    change(part);
  };
  return (
    <ToolLayout
      form={{ ...form, change: turn }}
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
      <ToolOptions form={form} names={['mode']} onChange={turn} />
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
      <ToolOptions form={form} names={['way']} />
      {way === 'compact' && (
        <Options>
          <ToolOptions form={form} names={['rootName', 'typed']} />
        </Options>
      )}
      <TwoWayBar
        run={run}
        action="Convert"
        icon={ArrowRight}
        fileName={fileName}
        copied={MESSAGES.copied}
        onSwap={() => turn({ mode: mode === 'json-to-xml' ? 'xml-to-json' : 'json-to-xml' })}
      />
    </ToolLayout>
  );
}
