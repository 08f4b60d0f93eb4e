// Code that loads late can fail to arrive. Every `import()` in the page goes through a door that expects that.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../../../src');

/** Components with their own error boundary, modules that are loaded again when needed, and a tool's screen in its record. */
const DOORS = /(?:(?:loadable|decoration|loadableDialog|lateModule)(?:<\w+>)?\(\(\) => |^ +screen: \(\) => )import\(/;

/** Calls that handle the failure themselves, by file. */
const HANDLED: Readonly<Record<string, string>> = {
  'app/app.tsx': 'the detection ends without offers',
  'app/main.tsx': 'the link is ignored',
  'app/load-messages.ts': 'the run ends with an error',
  'app/services.ts': 'the run ends with an error, or starts without a check of the storage',
  'artifacts/private-folder.ts': 'leftovers are removed at the next start',
  'pages/forms/use-form.ts': 'the form shows its error',
  'pages/home/front-door.tsx': 'the field on the page still works',
  'pages/home/short-answers.ts': 'the offers are shown without an answer',
  'pages/tool/guide/guide-slot.tsx': 'a decoration',
  'pages/tool/requests/integrity.ts': 'the panel says that this browser checks no scripts',
  'state/note-use.ts': 'the tool is missing from Recent',
  'state/run-tool.ts': 'the run starts without a check of the storage',
  'tool-kit/run/use-tool.ts': 'a toast',
  'tools/jwt-decoder/screen.tsx': 'a toast',
  'tools/markdown-editor/editor-pane.tsx': 'the next click tries again',
  'visitor/tracking.ts': 'nothing is tracked',
  'visitor/trackers/third-parties.ts': 'nothing is tracked',
};

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /(?<!\.d)\.tsx?$/.test(name));

const linesOf = (file: string) => readFileSync(join(src, file), 'utf8').split('\n');
const isOpen = (line: string) => /\bimport\(/.test(line) && !DOORS.test(line);

test('every late import expects to fail', () => {
  const open = files.filter((file) => linesOf(file).some(isOpen));
  expect(open.toSorted()).toEqual(Object.keys(HANDLED).toSorted());
});
