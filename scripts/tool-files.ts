// The files of a new tool, with a kernel that works: it changes ASCII letters. Everything to be written is marked TODO.

export interface NewTool {
  /** In kebab-case. */
  readonly id: string;
  /** Position in the sidebar's last group. */
  readonly place: number;
}

const titleOf = (id: string) => id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

const camel = (id: string) => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** By their paths from the project's root. */
export function toolFiles({ id, place }: NewTool): ReadonlyMap<string, string> {
  const [spec, title] = [camel(id), titleOf(id)];
  const [kernel, screen, tests] = [`workers/kernels/${id}`, `src/tools/${id}`, `tests/unit/${id}`];
  return new Map([
    [
      `${kernel}/spec.ts`,
      `// ${title}: its options and limits.
import { atMost, type KernelSpec } from '../../contract/run/kernel';
import { choice, defineOptions, type OptionsOf } from '../../contract/options/options';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';

export const options = defineOptions({
  letters: choice(['upper', 'lower']),
});

export type Values = OptionsOf<typeof options>;

export const ${spec}: KernelSpec<AnySource, Values, TextOutput> = {
  id: '${id}',
  rights: 'compute',
  readsOnce: () => true,
  resultSize: (_, bytes) => atMost(bytes),
};
`,
    ],
    [
      `${kernel}/words.ts`,
      `// ${title}: the words of its options.
import type { ToolWords } from '../../contract/options/words';
import type { options } from './spec';

export const words = {
  options: {
    letters: { label: 'Letters', choices: { upper: 'Uppercase', lower: 'Lowercase' } },
  },
} satisfies ToolWords<typeof options>;
`,
    ],
    [
      `${kernel}/messages.ts`,
      `// The messages of the kernel of ${title}.
export const messages = {
  failure: 'The text could not be converted because of a bug in this tool. Please try again.',
  notConvertible: 'Failed to convert the text. Please check your input.',
} as const;
`,
    ],
    [
      `${kernel}/kernel.ts`,
      `// TODO: Say what the kernel does. It changes ASCII letters in text of any size.
import type { Kernel } from '../../contract/run/kernel';
import { messagesOf } from '../../contract/run/message';
import type { AnySource } from '../../contract/run/source';
import type { TextOutput } from '../../contract/run/text-output';
import { refuseLoneSurrogates, withPlace } from '../../lib/input-error';
import { transformSource, type ByteTransform } from '../../lib/transform';
import { refuseUtf16 } from '../../lib/utf16';
import type { messages } from './messages';
import type { Values } from './spec';

const message = messagesOf<typeof messages>('${id}');

export const kernel: Kernel<AnySource, Values, TextOutput> = async (source, { letters }, run) => {
  const refusal = message('notConvertible');
  refuseLoneSurrogates(source, refusal);
  await refuseUtf16(source);
  const job = { transform: letters === 'upper' ? toUpper : toLower, refusal };
  const { result } = await withPlace(source, run, () => transformSource(source, run, job));
  return { result, notes: [] };
};

/** Upper and lower letters of ASCII differ in this bit. */
const CASE = 0x20;

const changing = (from: number): ByteTransform => ({
  push: (bytes) => bytes.map((byte) => (byte >= from && byte < from + 26 ? byte ^ CASE : byte)),
  end: () => new Uint8Array(),
});

const toUpper = changing(0x61);
const toLower = changing(0x41);
`,
    ],
    [
      `${screen}/words.ts`,
      `// ${title}: the words of its record and its screen.

// TODO: Write the description, the tagline and the keywords.
export const title = '${title}';
export const description = 'Change the letters of a text or a file.';
export const tagline = 'TODO';
export const keywords = 'todo, ${id}';

export const text = 'Text to Convert';
export const convert = 'Convert';
export const blank = 'Please enter some text to convert.';
export const copied = 'Text copied to clipboard successfully.';
`,
    ],
    [
      `${screen}/tool.ts`,
      `import { Wrench } from 'lucide-react';
import type { Discovery, ToolDefinition } from '../../tool-kit/define-tool';
import type { OfferRule } from '../../tool-kit/send-to/offer';
import * as words from './words';

// TODO: Choose the category, the group, the filter and the icon.
export const tool = {
  id: '${id}',
  title: words.title,
  description: words.description,
  tagline: words.tagline,
  category: 'Utilities',
  group: 'Utilities',
  place: ${String(place)},
  filter: 'utility',
  command: { name: '${id}' },
  screen: () => import('./screen'),
} satisfies ToolDefinition;

export const discovery: Discovery = {
  icon: Wrench,
  keywords: words.keywords,
};

export const offers: readonly OfferRule[] = [];
`,
    ],
    [
      `${screen}/guide.ts`,
      `import type { Guide } from '../../tool-kit/guide';

// TODO: Write the guide. tests/unit/site/guides.test.ts says how much of each.
export const guide: Guide = {
  search: '',
  how: [],
  questions: [],
  related: [],
};
`,
    ],
    [
      `${screen}/screen.tsx`,
      `import { options, ${spec} } from '../../../${kernel}/spec';
import { words } from '../../../${kernel}/words';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { RunBar } from '../../tool-kit/run/run-bar';
import { TextResult } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import * as texts from './words';

const FILE_NAME = '${id}.txt';

export { options };

export default function ${spec.replace(/^./, (first) => first.toUpperCase())}Screen() {
  const tool = useTool(${spec});
  const form = useToolOptions(${spec}.id, options, words);
  const run = useSubmit(tool, {
    options: form.values,
    problem: isBlank(tool.input) ? texts.blank : undefined,
  });
  return (
    <ToolLayout
      form={form}
      run={run}
      outcome={<TextResult run={run} fileName={() => FILE_NAME} copied={texts.copied} />}
    >
      <InputPane tool={tool} label={texts.text} error={run.shownProblem} sample="Hello, World!" />
      <RunBar run={run} action={texts.convert} fileName={FILE_NAME} options={<ToolOptions form={form} />} />
    </ToolLayout>
  );
}
`,
    ],
    [
      `${screen}/step.ts`,
      `import { kernelStep } from '../../../workers/contract/recipe/step-tool';
import { options, ${spec} } from '../../../${kernel}/spec';
import { tool } from './tool';

export const step = kernelStep(tool.command, ${spec}, options, [{ set: {}, takes: 'text', gives: 'text' }]);
`,
    ],
    [
      `${tests}/kernel.test.ts`,
      `import { expect, test } from 'vitest';
import { kernel } from '../../../${kernel}/kernel';
import { options } from '../../../${kernel}/spec';
import { outputOf } from '../run-in-node';
import { textOf } from '../text-of';

const convert = async (text: string) => textOf((await outputOf(kernel, text, options.defaults)).result);

test('changes letters', async () => {
  expect(await convert('Hello, Wörld! 😀')).toBe('HELLO, WöRLD! 😀');
});

test('gives what its standard, or another program, says', () => {
  expect.fail('TODO: Test published vectors, Unicode, an empty input and misuse.');
});
`,
    ],
    [
      `${tests}/law-samples.ts`,
      `import { kernel } from '../../../${kernel}/kernel';
import { options } from '../../../${kernel}/spec';
import { underLaw as give } from '../laws/law-sample';

export const underLaw = give(kernel, [
  { name: 'text', input: 'Hello, Wörld! 😀\\r\\n', options: options.defaults },
  { name: 'nothing', input: '', options: { letters: 'lower' } },
]);
`,
    ],
    [
      `tests/tools/cases/${id}.ts`,
      `import type { ToolCase } from '../case';
import { TEXT, text } from '../samples';

// TODO: Add a file, a large one, and an input that the tool refuses.
export const toolCase: ToolCase = {
  action: 'Convert',
  opener: 'Open a file',
  typed: { text: TEXT, answer: (typed) => text(typed.replace(/[a-z]/g, (letter) => letter.toUpperCase())) },
};
`,
    ],
  ]);
}
