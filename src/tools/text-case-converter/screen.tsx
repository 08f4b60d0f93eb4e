import { CaseSensitive, Save } from 'lucide-react';
import { useState } from 'react';
import { MiB } from '../../../workers/contract/sink';
import {
  caseFileName,
  CASES,
  LOCALES,
  MESSAGES,
  textCaseConverter,
  TOOL_CASES,
} from '../../../workers/kernels/text-case-converter/spec';
import { canPickFile, pickFile } from '../../lib/save';
import { useAppDispatch } from '../../state/hooks';
import { filesOf } from '../../state/inputs';
import { toastShown } from '../../state/toasts';
import { InputPane } from '../../tool-kit/input-pane';
import { RunProgress } from '../../tool-kit/run-progress';
import { RunStatus } from '../../tool-kit/run-status';
import { isBlank, sourceRefs, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { Select } from '../../ui/select';
import { CaseResults } from './case-results';
import { DEFAULT_SETTINGS } from './case-settings';

/** From this size on, a result is worth writing straight into a file of the visitor's. */
const SAVE_BYTES = 64 * MiB;

const FILE_CASES = TOOL_CASES.map((value) => ({ value, label: CASES[value].label }));

export default function TextCaseConverterScreen() {
  const tool = useTool(textCaseConverter);
  const dispatch = useAppDispatch();
  const [{ locale, fileCase }, changeSettings] = useToolSettings(textCaseConverter.id, DEFAULT_SETTINGS);
  const [asked, setAsked] = useState(false);
  const [file] = filesOf(tool.input);
  const blank = isBlank(tool.input) ? MESSAGES.blank : undefined;
  // A result is of the settings it was made with.
  const change = (part: Parameters<typeof changeSettings>[0]) => {
    tool.clearResult();
    changeSettings(part);
  };

  const convert = (saveTo?: FileSystemFileHandle) => {
    setAsked(true);
    const [input] = sourceRefs(tool.input);
    if (input === undefined || blank !== undefined) {
      dispatch(toastShown({ title: 'Error', text: MESSAGES.blank, tone: 'error' }));
      return;
    }
    const cases = file ? [fileCase] : TOOL_CASES;
    void tool.start({ input, options: { cases, locale }, ...(saveTo && { saveTo }) });
  };
  const convertIntoFile = async () => {
    const saveTo = await pickFile(caseFileName(fileCase));
    if (saveTo) convert(saveTo);
  };

  return (
    <div className="flex flex-col gap-6">
      <InputPane
        tool={tool}
        label="Text to Convert"
        placeholder="Type or paste text here"
        disabled={tool.busy}
        error={asked ? blank : undefined}
      />
      {file && (
        <Select
          label="Convert the file to"
          value={fileCase}
          options={FILE_CASES}
          disabled={tool.busy}
          onChange={(fileCase) => change({ fileCase })}
          className="self-start"
        />
      )}
      <Disclosure label="Options">
        <Select
          label="Language of the text"
          hint="Turkish and Azerbaijani have i with and without a dot; Lithuanian keeps the dot under accents."
          value={locale}
          options={LOCALES}
          disabled={tool.busy}
          onChange={(locale) => change({ locale })}
          className="max-w-sm"
        />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="large" icon={CaseSensitive} disabled={tool.busy} onClick={() => convert()}>
          Convert Text Cases
        </Button>
        {file && file.bytes >= SAVE_BYTES && canPickFile() && (
          <Button size="large" icon={Save} disabled={tool.busy} onClick={() => void convertIntoFile()}>
            Convert into a file…
          </Button>
        )}
      </div>
      <RunProgress tool={tool} />
      <RunStatus run={tool.run} />
      {tool.run.status === 'done' && (
        <CaseResults toolId={tool.id} results={tool.run.output.results} ofFile={file !== undefined} />
      )}
    </div>
  );
}
