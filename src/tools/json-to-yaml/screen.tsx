import { fileNameOf, jsonToYaml, options, type YamlMode } from '../../../workers/kernels/json-to-yaml/spec';
import { words, wordsToJson } from '../../../workers/kernels/json-to-yaml/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import { Tips } from '../../tool-kit/tips';

const lossReport = loadable(() => import('./loss-report'));

const TEXTS = {
  'to-yaml': {
    label: 'JSON Input',
    placeholder: 'Type or paste JSON here',
    size: 'Files of any size',
    downloaded: words.messages.downloadedYaml,
  },
  'to-json': {
    label: 'YAML Input',
    placeholder: 'Type or paste YAML here',
    size: 'Up to 128 MB',
    downloaded: words.messages.downloadedJson,
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
        success: isAnswered(run) ? 'Converted' : undefined,
        clearLabel: 'Clear All',
        onClear: tool.clear,
      }}
      action="Convert"
      fileName={fileNameOf(mode)}
      onSwap={() => twoWay.turn({ mode: mode === 'to-yaml' ? 'to-json' : 'to-yaml' })}
      result={{
        errorUnderInput: true,
        fileName: (output) => fileNameOf(output.mode),
        copied: words.messages.copied,
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
      <li>Numbers keep every digit: they are copied from the text, never rounded.</li>
      <li>Text that YAML could take for something else, such as no, 1e5 or 2024-01-01, is quoted.</li>
      <li>Files with several YAML documents become a list, or JSON Lines (see Options).</li>
      <li>Comments, anchors, tags and duplicate keys are reported with their lines.</li>
    </Tips>
  );
}

const API = {
  version: '1.0',
  name: 'Sample API',
  description: 'A small API, described for its users',
  endpoints: [
    { path: '/users', method: 'GET', response: { users: [{ id: 1, name: 'Ada' }] } },
    { path: '/users', method: 'POST', body: { name: 'string', email: 'string' } },
  ],
  config: { timeout: 30000, retries: 3, enabled: true },
};

const SAMPLES: Readonly<Record<YamlMode, string>> = {
  'to-yaml': JSON.stringify(API, null, 2),
  'to-json': `# An API, described for its users
version: "1.0"
name: Sample API
description: A small API, described for its users
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
