import { DEFAULT_OPTIONS, FILE_NAME, MESSAGES, xmlFormatter } from '../../../workers/kernels/xml-formatter/spec';
import type { XmlAction } from '../../../workers/kernels/xml-formatter/spec';
import { loadable } from '../../lib/loadable';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { FailedRun } from '../../tool-kit/failed-run';
import { FormatBar } from '../../tool-kit/format-bar';
import { INDENTS } from '../../tool-kit/indents';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { settingsLink } from '../../tool-kit/settings-link';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { usePress } from '../../tool-kit/use-press';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { RadioGroup } from '../../ui/radio-group';
import { SAMPLE } from './sample';
import { XmlTips } from './xml-tips';

const xmlResult = loadable(() => import('./xml-result'));

const DONE: Readonly<Record<XmlAction, string>> = {
  format: MESSAGES.formatted,
  minify: MESSAGES.minified,
  validate: MESSAGES.valid,
};

export const link = settingsLink(xmlFormatter.id, DEFAULT_OPTIONS, { indent: INDENTS });

export default function XmlFormatterScreen() {
  const tool = useTool(xmlFormatter);
  const dispatch = useAppDispatch();
  const [options, change] = useToolSettings(xmlFormatter.id, DEFAULT_OPTIONS);
  const { action, indent } = options;
  const run = useSubmit(tool, {
    options,
    problem: isBlank(tool.input) ? MESSAGES.blank[action] : undefined,
    onDone: () => dispatch(toastShown({ title: 'Success', text: DONE[action], tone: 'success', toolId: tool.id })),
  });
  const press = usePress(run, action, change);
  return (
    <ToolLayout
      link={link}
      run={run}
      late={xmlResult}
      outcome={
        <RunOutcome run={run} errorUnderInput describe={({ action }) => DONE[action].replace(/!$/, '')}>
          {(output) => <xmlResult.Component toolId={tool.id} output={output} />}
        </RunOutcome>
      }
      below={<XmlTips />}
    >
      <InputPane
        tool={tool}
        label="XML Input"
        placeholder="Type or paste XML here"
        error={run.shownProblem}
        sample={SAMPLE}
      />
      <FailedRun run={run} />
      <Options>
        <RadioGroup label="Indent" value={indent} options={INDENTS} onChange={(indent) => change({ indent })} />
      </Options>
      <FormatBar run={run} press={press} fileName={FILE_NAME} />
    </ToolLayout>
  );
}
