import { useMemo } from 'react';
import {
  FILE_NAMES,
  jsonSchemaValidator,
  options,
  schemaMaker,
  SLOTS,
  type CheckOptions,
  type MakeOptions,
} from '../../../workers/kernels/json-schema-validator/spec';
import { words } from '../../../workers/kernels/json-schema-validator/words';
import { loadable } from '../../hydration/loadable';
import { filesOf, isEmptyInput, pathOf } from '../../state/inputs';
import { InputPane } from '../../tool-kit/input/input-pane';
import { focusRun } from '../../tool-kit/input/focus';
import { SampleButton } from '../../tool-kit/input/input-buttons';
import { TwoInputs } from '../../tool-kit/input/two-inputs';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions, type OptionsForm } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { FailedRun, RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar, TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool, useToolInput } from '../../tool-kit/run/use-tool';
import { Tips } from '../../tool-kit/tips';
import { FURTHER, FurtherSchemas } from './further-schemas';
import * as texts from './words';

export { options };

const checkResult = loadable(() => import('./check-result'));

interface ScreenProps {
  form: OptionsForm<typeof options>;
}

export default function JsonSchemaValidatorScreen() {
  const form = useToolOptions(jsonSchemaValidator.id, options, words);
  const Screen = form.values.mode === 'validate' ? CheckScreen : MakeScreen;
  return <Screen form={form} />;
}

const Modes = ({ form }: ScreenProps) => <ToolOptions form={form} names={['mode']} />;

const TEXTS = [
  {
    label: texts.documentLabel,
    opener: texts.openDocument,
    placeholder: texts.documentPlaceholder,
    size: texts.documentSize,
  },
  { label: texts.schemaLabel, opener: texts.openSchema, placeholder: texts.schemaPlaceholder, size: texts.schemaSize },
] as const;

/** Has an error of each kind that is common: a number, a repeated item, a wrong type. The long number is right. */
const DOCUMENT = `{
  "id": 12345678901234567890,
  "name": "Zoë",
  "age": 151,
  "tags": ["new", "new"],
  "email": null
}`;

const SCHEMA = `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "type": "object",
  "required": ["id", "name", "email"],
  "properties": {
    "id": { "type": "integer", "minimum": 1 },
    "name": { "type": "string", "minLength": 1 },
    "age": { "type": "integer", "maximum": 150 },
    "tags": { "type": "array", "items": { "type": "string" }, "uniqueItems": true },
    "email": { "type": "string" }
  }
}`;

/** On the page, further schema files are in a slot of their own. */
const checkWithFiles: typeof jsonSchemaValidator = {
  ...jsonSchemaValidator,
  slots: [...SLOTS, FURTHER],
  several: true,
};

function CheckScreen({ form }: ScreenProps) {
  const tool = useTool(checkWithFiles);
  const further = useToolInput(jsonSchemaValidator.id, FURTHER);
  const schema = useToolInput(jsonSchemaValidator.id, 'other');
  const { isLines, draft, formats } = form.values;
  const schemaNames = useMemo(
    () => [filesOf(schema.input)[0], ...filesOf(further.input)].map((file) => (file ? pathOf(file) : '')),
    [schema.input, further.input],
  );
  const checked: CheckOptions = { isLines, draft, formats, schemaNames, hasFolders: false };
  const { noDocument, noSchema } = words.messages;
  const run = useSubmit(tool, {
    options: checked,
    problem: isBlank(tool.input) ? noDocument : isBlank(schema.input) ? noSchema : undefined,
  });
  // An empty document gets no error while there is a schema.
  const isEmptied = isEmptyInput(tool.input) && !isEmptyInput(schema.input);
  const loadSample = () => {
    tool.setText(DOCUMENT);
    schema.setText(SCHEMA);
    focusRun();
  };
  return (
    <ToolLayout
      form={form}
      run={run}
      late={checkResult}
      stacked="both"
      modes={<Modes form={form} />}
      outcome={
        <RunOutcome run={run} describe={({ summary }) => summary.replace(/\.$/, '')}>
          {(output) => <checkResult.Component tool={tool} output={output} />}
        </RunOutcome>
      }
      below={
        <Tips>
          <li>{texts.tipExact}</li>
          <li>{texts.tipReferences}</li>
          <li>{texts.tipOffline}</li>
        </Tips>
      }
    >
      <TwoInputs first={tool} second={schema} texts={TEXTS} error={isEmptied ? undefined : run.shownProblem} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <ToolOptions form={form} names={['isLines']} />
        <FurtherSchemas schemas={further} />
      </div>
      <RunBar
        run={run}
        action={texts.check}
        options={<ToolOptions form={form} names={['draft', 'formats']} />}
        afterwards={
          <ResultInBar
            run={run}
            compact
            text={({ summary, errors }) => [summary, ...errors.map(({ note }) => note)].join('\n')}
          />
        }
      >
        {isEmptyInput(tool.input) && isEmptyInput(schema.input) && <SampleButton size="large" onLoad={loadSample} />}
      </RunBar>
    </ToolLayout>
  );
}

function MakeScreen({ form }: ScreenProps) {
  const tool = useTool(schemaMaker, 'json-schema-validator/make');
  const { isLines, target } = form.values;
  const made: MakeOptions = { isLines, target };
  const run = useSubmit(tool, {
    options: made,
    problem: isBlank(tool.input) ? words.messages.noData : undefined,
  });
  const fileName = FILE_NAMES[target];
  return (
    <ToolLayout
      form={form}
      run={run}
      modes={<Modes form={form} />}
      outcome={<TextResult run={run} errorUnderInput fileName={() => fileName} copied={texts.copied} />}
    >
      <InputPane
        tool={tool}
        label={texts.documentLabel}
        placeholder={texts.documentPlaceholder}
        error={run.shownProblem}
        sample={DOCUMENT}
      />
      <FailedRun run={run} />
      <ToolOptions form={form} names={['isLines', 'target']} />
      <RunBar
        run={run}
        action={texts.make}
        fileName={fileName}
        afterwards={<ResultInBar run={run} fileName={fileName} copied={texts.copied} compact />}
      />
    </ToolLayout>
  );
}
