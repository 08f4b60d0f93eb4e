import { Wrench } from 'lucide-react';
import {
  BLANK,
  FILE_NAME,
  jsonFormatter,
  options,
  specOf,
  type JsonAction,
  type JsonOutput,
} from '../../../workers/kernels/json-formatter/spec';
import { words } from '../../../workers/kernels/json-formatter/words';
import { loadable } from '../../hydration/loadable';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { FormatBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome, FailedRun, RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useClick } from '../../tool-kit/run/use-click';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, type ToolRun } from '../../tool-kit/run/use-tool';
import { Tips } from '../../tool-kit/tips';
import { Button } from '../../ui/button';
import * as texts from './words';

/** Contains what other formatters change: a long number, trailing zeros, an escape, the order of keys. */
const SAMPLE =
  '{"id":12345678901234567890,"name":"Caf\\u00e9 \\"Zürich\\"","price":4.50,"open":true,"owner":null,' +
  '"tags":["coffee","cake"],"hours":[{"days":"Mon–Fri","from":"07:30","to":"18:00"},{"days":"Sat","from":"09:00","to":"16:00"}],' +
  '"location":{"lat":47.3769,"lon":8.5417}}';

const jsonResult = loadable(() => import('./json-result'));

/** Announced when the result is there. */
const DONE: Readonly<Record<JsonAction, string>> = {
  format: texts.formatted,
  minify: texts.minified,
  validate: texts.valid,
  repair: words.messages.repaired,
  tree: texts.formatted,
};

export { options };

export default function JsonFormatterScreen() {
  const form = useToolOptions(jsonFormatter.id, options, words);
  const { values, change } = form;
  const tool = useTool(specOf(values), jsonFormatter.id);
  const { action } = values;
  const run = useSubmit(tool, {
    options: values,
    problem: isBlank(tool.input) ? words.messages[BLANK[action]] : undefined,
  });
  const click = useClick(run, action, change);
  const replaceInput = (text: string) => {
    tool.setText(text);
    change({ action: 'format' });
  };
  return (
    <ToolLayout
      form={form}
      run={run}
      late={jsonResult}
      outcome={
        <RunOutcome
          run={run}
          errorUnderInput
          empty={<EmptyOutcome tool={tool} sample={SAMPLE} />}
          describe={({ action }) => DONE[action].replace(/[.!]$/, '')}
        >
          {(output) => (
            <jsonResult.Component
              tool={tool}
              output={output}
              onReplaceInput={replaceInput}
              onText={() => void click('format')}
              onTree={() => void click('tree')}
            />
          )}
        </RunOutcome>
      }
      below={<JsonTips />}
    >
      <InputPane
        tool={tool}
        label={texts.inputLabel}
        placeholder={texts.inputPlaceholder}
        error={run.shownProblem}
        sample={SAMPLE}
      />
      <FailedRun run={run} />
      <RepairOffer tool={tool} onRepair={() => void click('repair')} />
      <FormatBar
        run={run}
        click={click}
        fileName={FILE_NAME}
        copied={texts.copied}
        options={<ToolOptions form={form} />}
      />
    </ToolLayout>
  );
}

function JsonTips() {
  return (
    <Tips>
      <li>{texts.tipAsWritten}</li>
      <li>{texts.tipQuotes}</li>
      <li>{texts.tipComments}</li>
      <li>{texts.tipAnySize}</li>
    </Tips>
  );
}

interface RepairOfferProps {
  tool: Pick<ToolRun<JsonOutput>, 'runs'>;
  onRepair: () => void;
}

/** Offers a fix below the error. Nothing changes without a click. */
function RepairOffer({ tool, onRepair }: RepairOfferProps) {
  const { active, last } = tool.runs;
  if (active || last?.status !== 'failed' || !last.error.isRepairable) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="small" icon={Wrench} onClick={onRepair}>
        {texts.suggestFix}
      </Button>
      <p className="text-xs text-muted">{texts.suggestFixFor}</p>
    </div>
  );
}
