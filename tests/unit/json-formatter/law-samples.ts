import { kernel } from '../../../workers/kernels/json-formatter/kernel';
import { DEFAULT_OPTIONS } from '../../../workers/kernels/json-formatter/spec';
import { underLaw as give } from '../laws/law-sample';

const TEXT = `{"b" : [1, 12345678901234567890, {"a":1,"\\u0061":"Grüße 世界 😀"}],\r\n"a": [], "é\\n": {"x": -1.50E+3 } }`;

export const underLaw = give(kernel, [
  { name: 'formatted', input: TEXT, options: { ...DEFAULT_OPTIONS, action: 'format' } },
  { name: 'formatted with tabs', input: TEXT, options: { ...DEFAULT_OPTIONS, indent: 'tab', action: 'format' } },
  { name: 'minified', input: TEXT, options: { ...DEFAULT_OPTIONS, action: 'minify' } },
  { name: 'validated', input: TEXT, options: { ...DEFAULT_OPTIONS, action: 'validate' } },
  { name: 'sorted', input: TEXT, options: { ...DEFAULT_OPTIONS, action: 'format', sortKeys: true } },
  {
    name: 'lines',
    input: '{"a":1}\n\n[2]\r\n"x"\n',
    options: { ...DEFAULT_OPTIONS, isLines: true, action: 'format' },
  },
  { name: 'several', input: '{"a":1}[2] "x" 3', options: { ...DEFAULT_OPTIONS, isSequence: true, action: 'format' } },
  { name: 'repaired', input: "{a: 'x', // note\n}", options: { ...DEFAULT_OPTIONS, action: 'repair' } },
]);
