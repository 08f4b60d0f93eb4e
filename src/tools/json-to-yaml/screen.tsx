import { fileNameOf, jsonToYaml, options, type YamlMode } from '../../../workers/kernels/json-to-yaml/spec';
import { words, wordsToJson } from '../../../workers/kernels/json-to-yaml/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import { Tips } from '../../tool-kit/tips';
import * as texts from './words';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'to-yaml': {
    label: texts.jsonLabel,
    placeholder: texts.jsonPlaceholder,
    size: texts.jsonSize,
    downloaded: texts.downloadedYaml,
  },
  'to-json': {
    label: texts.yamlLabel,
    placeholder: texts.yamlPlaceholder,
    size: texts.yamlSize,
    downloaded: texts.downloadedJson,
  },
} as const;

export { options };

export default function JsonToYamlScreen() {
  const form = useToolOptions(jsonToYaml.id, options, words);
  const twoWay = useTwoWay(form, jsonToYaml, words.messages.blank);
  const { tool, run } = twoWay;
  const { mode } = form.values;
  const { label, placeholder, size, downloaded } = TEXTS[mode];
  const text = run.input.kind === 'text' ? run.input.text : undefined;
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      late={lossReport}
      below={<YamlTips />}
      input={{
        label,
        placeholder,
        size,
        sample: SAMPLES[mode],
        success: isAnswered(run) ? texts.converted : undefined,
        clearLabel: texts.clear,
        onClear: tool.clear,
      }}
      action={texts.action}
      fileName={fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: mode === 'to-yaml' ? 'to-json' : 'to-yaml' })}
      result={{
        errorUnderInput: true,
        fileName: (output) => fileNameOf(output.mode),
        copied: texts.copied,
        downloaded,
        extra: (output) => <lossReport.Component mode={output.mode} losses={output.losses} text={text} />,
      }}
      options={
        <ToolOptions
          form={mode === 'to-json' ? { ...form, words: wordsToJson } : form}
          names={['indent', 'version', 'isLines', 'merge']}
        />
      }
    />
  );
}

function YamlTips() {
  return (
    <Tips>
      <li>{texts.tipDigits}</li>
      <li>{texts.tipQuotes}</li>
      <li>{texts.tipDocuments}</li>
      <li>{texts.tipReported}</li>
    </Tips>
  );
}

const API = {
  version: '1.0',
  name: texts.sampleName,
  description: texts.sampleDescription,
  endpoints: [
    { path: '/users', method: 'GET', response: { users: [{ id: 1, name: 'Ada' }] } },
    { path: '/users', method: 'POST', body: { name: 'string', email: 'string' } },
  ],
  config: { timeout: 30000, retries: 3, enabled: true },
};

const SAMPLES: Readonly<Record<YamlMode, string>> = {
  'to-yaml': JSON.stringify(API, null, 2),
  'to-json': `# ${texts.sampleComment}
version: "1.0"
name: ${texts.sampleName}
description: ${texts.sampleDescription}
endpoints:
  - path: /users
    method: GET
    response:
      users:
        - id: 1
          name: Ada
  - path: /users
    method: POST
    body:
      name: string
      email: string
config:
  timeout: 30000
  retries: 3
  enabled: true
`,
};
