import {
  caseFileName,
  options,
  textCaseConverter,
  TOOL_CASES,
  type CaseOutput,
} from '../../../workers/kernels/text-case-converter/spec';
import { CASE_LABELS, words } from '../../../workers/kernels/text-case-converter/words';
import { say } from '../../../workers/words/in-words';
import { loadable } from '../../hydration/loadable';
import { filesOf } from '../../state/inputs';
import type { PageOutput, ResultRef } from '../../state/page-output';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import * as lateTexts from './late-words';
import * as texts from './words';

const caseResults = loadable(() => import('./case-results'));

/** One line for each case, with its name; the result of a file alone. */
const copyLabel = ({ results: [only, ...others] }: PageOutput<CaseOutput>) =>
  only && others.length === 0
    ? say(texts.copyOne, { name: CASE_LABELS[only.caseId] })
    : say(texts.copyAll, { number: others.length + 1 });

function allResults({ results }: PageOutput<CaseOutput>): ResultRef | string | undefined {
  const [first, ...others] = results;
  if (others.length === 0) return first?.result;
  const named = results.flatMap(({ caseId, result }) =>
    result.stored === 'text' ? [`${CASE_LABELS[caseId]}: ${result.text}`] : [],
  );
  return named.length === results.length ? named.join('\n') : undefined;
}

export { options };

export default function TextCaseConverterScreen() {
  const tool = useTool(textCaseConverter);
  const form = useToolOptions(textCaseConverter.id, options, words);
  const { fileCase, locale } = form.values;
  const [file] = filesOf(tool.input);
  const run = useSubmit(tool, {
    options: { cases: file ? [fileCase] : TOOL_CASES, locale },
    problem: isBlank(tool.input) ? words.messages.blank : undefined,
  });
  return (
    <ToolLayout
      form={form}
      run={run}
      late={caseResults}
      outcome={
        <RunOutcome run={run} describe={({ results }) => say(lateTexts.results, { count: results.length })}>
          {({ results }) => <caseResults.Component toolId={tool.id} results={results} />}
        </RunOutcome>
      }
    >
      <InputPane tool={tool} label={texts.textToConvert} error={run.shownProblem} sample={texts.sample} />
      {file && <ToolOptions form={form} names={['fileCase']} />}
      <RunBar
        run={run}
        action={texts.convert}
        fileName={caseFileName(fileCase)}
        options={<ToolOptions form={form} names={['locale']} />}
        afterwards={<ResultInBar run={run} text={allResults} label={copyLabel} />}
      />
    </ToolLayout>
  );
}
