import { kernel } from '../../../workers/kernels/json-to-yaml/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-to-yaml/spec';
import { underLaw as give } from '../laws/law-sample';

const JSON_TEXT = `{"b" : [1, 12345678901234567890, {"a":1,"\\u0061":"Grüße 世界 😀"}],\r\n"a": [], "é\\n": {"x": -1.50E+3 } }`;

const YAML_TEXT = `# a note
base: &base {grüße: 世界 😀, n: 0x1F}
list:
  - <<: *base
    on: no
  - |
    two
    lines
--- !tag
"x"
`;

const toJson = { ...DEFAULT_OPTIONS, mode: 'to-json' } as const;

export const underLaw = give(kernel, [
  { name: 'to YAML', input: JSON_TEXT, options: DEFAULT_OPTIONS },
  {
    name: 'to YAML 1.1, indented by 4',
    input: JSON_TEXT,
    options: { ...DEFAULT_OPTIONS, indent: '4', version: '1.1' },
  },
  { name: 'lines to YAML', input: '{"a":1}\n\n[2]\r\n"x"\n', options: { ...DEFAULT_OPTIONS, isLines: true } },
  { name: 'to JSON', input: YAML_TEXT, options: toJson },
  { name: 'to lines of JSON, without merging', input: YAML_TEXT, options: { ...toJson, isLines: true, merge: false } },
  {
    name: 'unusual streams to JSON',
    input: 'a:\u00a01\r\r\n...\n...\n---\n\ufeffb: {c:1}\rd: x\n',
    options: toJson,
  },
  { name: 'YAML 1.1 to JSON', input: YAML_TEXT, options: { ...toJson, version: '1.1' } },
]);
