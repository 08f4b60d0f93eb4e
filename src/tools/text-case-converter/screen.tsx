import { CaseSensitive } from 'lucide-react';
import {
  caseFileName,
  CASES,
  LOCALES,
  MESSAGES,
  textCaseConverter,
  TOOL_CASES,
  type CaseId,
  type CaseLocale,
} from '../../../workers/kernels/text-case-converter/spec';
import { loadable } from '../../ui/loadable';
import { filesOf } from '../../state/inputs';
import { InputPane } from '../../tool-kit/input-pane';
import { Options } from '../../tool-kit/options';
import { RunBar } from '../../tool-kit/run-bar';
import { RunOutcome } from '../../tool-kit/run-outcome';
import { settingsLink } from '../../tool-kit/settings-link';
import { ToolLayout } from '../../tool-kit/tool-layout';
import { useSubmit } from '../../tool-kit/use-submit';
import { isBlank, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Select } from '../../ui/select';

const caseResults = loadable(() => import('./case-results'));

interface CaseSettings {
  readonly locale: CaseLocale;
  /** What a file becomes: text becomes all of them. */
  readonly fileCase: CaseId;
}

const DEFAULT_SETTINGS: CaseSettings = { locale: 'und', fileCase: 'uppercase' };

const FILE_CASES = TOOL_CASES.map((value) => ({ value, label: CASES[value].label }));

const SAMPLE = 'The quick brown fox jumps over the lazy dog. It costs 20 dollars, says NASA.';

export const link = settingsLink(textCaseConverter.id, DEFAULT_SETTINGS, { locale: LOCALES, fileCase: FILE_CASES });

export default function TextCaseConverterScreen() {
  const tool = useTool(textCaseConverter);
  const [{ locale, fileCase }, change] = useToolSettings(textCaseConverter.id, DEFAULT_SETTINGS);
  const [file] = filesOf(tool.input);
  const run = useSubmit(tool, {
    options: { cases: file ? [fileCase] : TOOL_CASES, locale },
    problem: isBlank(tool.input) ? MESSAGES.blank : undefined,
  });
  return (
    <ToolLayout
      link={link}
      run={run}
      late={caseResults}
      outcome={
        <RunOutcome run={run} describe={({ results }) => `${String(results.length)} results`}>
          {({ results }) => <caseResults.Component toolId={tool.id} results={results} />}
        </RunOutcome>
      }
    >
      <InputPane tool={tool} label="Text to Convert" error={run.shownProblem} sample={SAMPLE} />
      {file && (
        <Select
          label="Convert the file to"
          value={fileCase}
          options={FILE_CASES}
          onChange={(fileCase) => change({ fileCase })}
          className="self-start"
        />
      )}
      <Options>
        <Select
          label="Language rules"
          hint="Turkish and Azerbaijani have i with and without a dot; Lithuanian keeps the dot under accents."
          value={locale}
          options={LOCALES}
          onChange={(locale) => change({ locale })}
          className="max-w-sm"
        />
      </Options>
      <RunBar run={run} action="Convert Text Cases" icon={CaseSensitive} fileName={caseFileName(fileCase)} />
    </ToolLayout>
  );
}
