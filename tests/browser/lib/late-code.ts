// Which page loads each late script of the build, and which action needs it.
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sitePages } from '../../../src/pages/site-pages';
import { closure, firstScripts, lateParts, pageEntry, pageScripts } from '../../built/chunks';
import { toolCases } from '../../tools/cases';
import { choose, start, textField } from './tool-page';

type Use = (page: Page, folder: string) => Promise<unknown>;

export interface LateScript {
  readonly file: string;
  /** The page that loads it. */
  readonly path: string;
  /** True if the code tries a second time, after `RETRY_MS` of src/hydration/late-module.ts. */
  readonly isRetried: boolean;
  /** True if the field gives way to files, or to another editor. */
  readonly replacesField: boolean;
  /**
   * On the hydrated page, performs the action that needs the script. Gets a folder for files. Undefined if opening the page is
   * enough.
   */
  readonly use?: Use | undefined;
}

/** Loaded only if the site's owner sets an ID: see third-parties.spec.ts. */
const WITH_SETTINGS = /^src\/(?:ads|visitor\/trackers)\/|^_third-party-script$/;

const toolAt = (path: string) => toolCases[path.replace('/tool/', '')];

/** Enters the tool's example and runs it. */
const runTool =
  (path: string): Use =>
  async (page, folder) => {
    const tool = toolAt(path);
    if (!tool) return;
    const { typed, form, file } = tool;
    if (typed) await textField(page).fill(typed.text);
    else if (!form && file) await choose(page, tool, folder, file);
    await start(page, tool, typed ?? form ?? file);
  };

const inTurn =
  (...uses: readonly Use[]): Use =>
  async (page, folder) => {
    for (const use of uses) await use(page, folder);
  };

const click =
  (name: string | RegExp): Use =>
  (page) =>
    page
      .getByRole('main')
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click();

const check =
  (name: string): Use =>
  (page) =>
    page.getByRole('main').getByRole('radio', { name, exact: true }).check();

const tick =
  (name: string): Use =>
  (page) =>
    page.getByRole('main').getByRole('checkbox', { name }).check();

const fill =
  (label: string, text: string): Use =>
  (page) =>
    page.getByRole('main').getByLabel(label, { exact: true }).fill(text);

/** Moves the focus out of any field first. */
const press =
  (keys: string): Use =>
  async (page) => {
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press(keys);
  };

const open =
  (label: string, ...names: readonly string[]): Use =>
  (page) =>
    page
      .getByLabel(label, { exact: true })
      .setInputFiles(names.map((name) => ({ name, mimeType: '', buffer: Buffer.from('abc') })));

const dropFile: Use = (page) =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{}'], 'a.json'));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  });

/** More files than are opened at once. */
const OPEN_MANY = open('Open files', ...Array.from({ length: 17 }, (_, index) => `${index}.bin`));

const EMAIL = fill('Email Address *', 'ann@example.org');

const OPEN_RECIPE = click(/^Clean an email list/);

const openReceipt: Use = async (page, folder) => {
  const digest = 'ab'.repeat(32);
  const head = `toolyard receipt 1\nbuild: 1.0.0 site ${digest}\ndate: 2026-11-29T06:00:00Z\n`;
  const lines = `${head}input: 1 ${digest} "a.txt"\nurl mode=encode\noutput: 1 ${digest}\n`;
  const seal = createHash('sha256').update(lines).digest('hex');
  await writeFile(`${folder}/receipt.txt`, `${lines}sha256: ${seal}\n`);
  await page.getByLabel('Open files', { exact: true }).setInputFiles(`${folder}/receipt.txt`);
};

/** A result of 78 MB. */
const MAKE_MANY = inTurn(fill('Count', '2000000'), click('Generate'));

const COMPARE_JSON = inTurn(
  check('JSON by meaning'),
  fill('Original text', '{"a":1}'),
  fill('Changed text', '{"a":2}'),
  click('Compare'),
);

/** By the part's source or the name of its chunk: actions beyond the tool's example, and their page, if it isn't the tool's. */
const USES: Readonly<Record<string, Partial<LateScript>>> = {
  'src/app/keep-texts-on-reload.ts': { isRetried: false, use: undefined },
  'src/app/layout/drawer.tsx': {
    use: async (page) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await page.getByRole('button', { name: 'Open menu' }).click();
    },
  },
  'src/app/layout/drop-offer.tsx': { path: '/about-us', use: dropFile },
  'src/app/layout/filtered-items.tsx': { use: (page) => page.getByRole('searchbox', { name: /filter/i }).fill('b') },
  'src/app/open-settings-link.ts': {
    isRetried: false,
    use: (page) => page.evaluate(() => void (location.hash = 'mode=decode')),
  },
  'src/app/palette/palette.tsx': { use: press('Control+k') },
  'src/app/palette/shortcut-sheet.tsx': { use: press('?') },
  'src/artifacts/remove-files.ts': { isRetried: false, use: undefined },
  'src/artifacts/find-shortage.ts': { path: '/tool/uuid-generator', isRetried: false, use: MAKE_MANY },

  '_screen-awake': {
    path: '/tool/mp4-to-mp3-converter',
    // A file that isn't a video is refused before its run, once the page has read its tags.
    use: runTool('/tool/mp4-to-mp3-converter'),
  },
  'src/lib/dropped-files.ts': { path: '/tool/hash-generator', replacesField: true, use: OPEN_MANY },
  'src/state/open-files.ts': { path: '/tool/hash-generator', replacesField: true, use: OPEN_MANY },
  'src/pages/benchmark/run.ts': { use: click('Start') },
  'src/pages/benchmark/results.tsx': { use: open('Open saved results', 'a.json') },
  'src/app/run-recipe.ts': { path: '/recipe', use: inTurn(OPEN_RECIPE, fill('Input', 'a'), click('Run')) },
  'src/pages/recipe/recipe-actions.tsx': { use: OPEN_RECIPE },
  '_step-code': { path: '/recipe', use: OPEN_RECIPE },
  'src/pages/recipe/step-picker.tsx': { use: click('Add a step') },
  'src/pages/recipe/receipt-panel.tsx': { replacesField: true, use: openReceipt },
  'src/pages/recipe/receipt-result.tsx': {
    use: inTurn(OPEN_RECIPE, fill('Input', 'a'), click('Options'), tick('Save with a receipt'), click('Run')),
  },
  'src/pages/recipe/steps.tsx': { use: OPEN_RECIPE },
  'src/pages/cli/reference.tsx': { use: undefined },
  'src/pages/home/answer.tsx': { use: (page) => textField(page).fill('{"a": 1}') },
  'src/pages/home/share-target.ts': { isRetried: false, use: undefined },
  'src/pages/home/chosen-input.tsx': { replacesField: true, use: open('Open files', 'a.bin') },
  'src/pages/forms/send-form.ts': { path: '/newsletter', use: inTurn(EMAIL, click(/^Subscribe/)) },
  // A pinned tool is shown in the sidebar at once, with its icon; one that was used is not before the next page.
  _discoveries: { use: click(/^Pin/) },
  '_send-to': { path: '/about-us', use: dropFile },
  'src/pages/tool/embed/dialog.tsx': { path: '/tool/hex-encoder', use: click('Embed') },
  'src/pages/tool/requests/panel.tsx': {
    use: (page) => page.getByRole('button', { name: /^(?:Sent from|Nothing you entered has left) this page/ }).click(),
  },
  'src/pages/tool/tool-not-found.tsx': { path: '/tool/no-such-tool', use: undefined },
  '_diff-result': { path: '/tool/diff-checker', use: runTool('/tool/diff-checker') },
  'src/tools/csv-converter/table/table-view.tsx': {
    use: inTurn(runTool('/tool/csv-converter'), click('View as table')),
  },
  'src/tools/diff-checker/json/json-result.tsx': { use: COMPARE_JSON },
  'src/tools/diff-checker/json/copy-json.tsx': { use: COMPARE_JSON },
  'src/tools/diff-checker/json/tree/diff-tree.tsx': { use: inTurn(COMPARE_JSON, check('Tree')) },
  'src/tools/diff-checker/folders-screen.tsx': { use: check('Compare folders') },
  'src/tools/diff-checker/folders-result.tsx': { use: check('Compare folders') },
  'src/tools/hex-encoder/hex-dump.tsx': {
    replacesField: true,
    use: inTurn(open('Open files', 'a.bin'), click('View as hex dump')),
  },
  'src/tools/json-formatter/tree/tree-view.tsx': {
    use: inTurn(runTool('/tool/json-formatter'), click('View as tree')),
  },
  'src/tools/jwt-decoder/create-screen.tsx': { use: check('Create') },
  'src/tools/jwt-decoder/key-panel.tsx': { use: inTurn(runTool('/tool/jwt-decoder'), click('Verify the signature')) },
  'src/tools/jwt-decoder/signature-verdict.tsx': {
    use: inTurn(
      fill('JWT Token', 'eyJhbGciOiJIUzI1NiJ9.e30.AAAA'),
      click('Decode'),
      click('Verify the signature'),
      fill('Secret or public key', 'secret'),
    ),
  },
  'src/tools/jwt-decoder/decode-token.ts': { isRetried: false, use: runTool('/tool/jwt-decoder') },
  'src/tools/line-filter/file/file-view.tsx': { use: inTurn(runTool('/tool/line-filter'), check('In the file')) },
  'src/tools/markdown-editor/editing.ts': { isRetried: false, use: click('Table') },
  'src/tools/markdown-editor/export-html.ts': {
    use: inTurn((page) => textField(page).fill('# a'), click('Download HTML')),
  },
  'src/tools/markdown-editor/long-text-editor.tsx': {
    replacesField: true,
    use: (page) => textField(page).fill('long '.repeat(20_000)), // one line above LINE_LIMIT
  },
  'src/tools/markdown-editor/syntax-guide.tsx': { use: click('Syntax guide') },
  'src/tools/mp4-to-mp3-converter/audio-list.tsx': { use: open('Choose an MP4 file', 'a.mp4', 'b.mp4') },
  'src/tools/mp4-to-mp3-converter/audio-options.tsx': { use: click('Options') },
  'src/tools/mp4-to-mp3-converter/chosen-files.tsx': { use: open('Choose an MP4 file', 'a.mp4') },
  'src/tools/mp4-to-mp3-converter/silence-panel.tsx': {
    use: inTurn(
      click('Options'),
      (page) => page.getByLabel('Split into parts').selectOption('At silences'),
      open('Choose an MP4 file', 'a.mp4'),
    ),
  },
  _commands: { use: click('Copy as command') },
  'src/tools/offers.ts': { use: inTurn(runTool('/tool/url-encoder'), click('Send to…')) },
  'src/tools/qr-generator/batch-screen.tsx': { use: check('Batch') },
  'src/tools/qr-generator/camera.tsx': { use: check('Read') },
  'src/tools/qr-generator/color-advice.tsx': {
    use: inTurn(click('Options'), (page) => page.getByLabel('Foreground').fill('#444444')),
  },
  'src/tools/qr-generator/preset-form.tsx': { use: click('WiFi') },
  'src/tools/qr-generator/read-screen.tsx': { use: check('Read') },
  'src/tools/regex-tester/explanation.tsx': { use: fill('Regular expression', 'a') },
  'src/tools/regex-tester/code-literals.tsx': { use: inTurn(fill('Regular expression', 'a'), click('In your code')) },
  'src/tools/regex-tester/cases/test-cases.tsx': { use: click('Test cases') },
  'src/tools/regex-tester/regex-options.tsx': { use: click('Options') },
  'src/tools/uuid-generator/inspection.tsx': { use: inTurn(check('Inspect'), fill('UUID to inspect', 'abc')) },
  'workers/kernels/identify/messages.ts': { path: '/', use: (page) => textField(page).fill('{"a": 1}') },
  // Of the JWT decoder, whose screen and kernel share them.
  _messages: {
    path: '/recipe',
    isRetried: false,
    use: inTurn(click(/^JWT payload to YAML/), fill('Input', 'a'), click('Run')),
  },
  'workers/kernels/patch-applier/messages.ts': {
    path: '/tool/diff-checker',
    replacesField: true,
    use: inTurn(check('Apply a patch'), fill('Patch', '@@ -1 +1 @@'), click('Apply patch')),
  },
  'workers/kernels/zip-writer/messages.ts': {
    path: '/tool/base64-encoder',
    replacesField: true,
    use: inTurn(open('Open files', 'a.bin', 'b.bin'), click('Encode'), click('Download ZIP')),
  },
  _queue: {
    path: '/tool/base64-encoder',
    isRetried: false,
    replacesField: true,
    use: inTurn(open('Open files', 'a.bin', 'b.bin'), click('Encode')),
  },
};

const SHARED = '/tool/url-encoder';

export function ownPage(part: string): string {
  const [, tool, folder] = /^(?:src\/tools|workers\/kernels)\/([^/]+)\/|^src\/pages\/([^/]+)\//.exec(part) ?? [];
  if (tool !== undefined) return `/tool/${tool}`;
  if (folder === 'not-found') return '/no-such-page';
  return sitePages.find((page) => page.folder === folder)?.paths[0] ?? SHARED;
}

const htmlOf = (path: string) =>
  path === '/' ? 'index.html' : path.includes('/no-such-') ? '404.html' : `${path.slice(1)}.html`;

/** Loaded only on the way from another page, because the build writes the words into the page itself. */
export const GUIDE = /\/guide(?:-view)?\.tsx?$/;

/**
 * Every late script of the build, without guides and scripts that depend on a site's settings.
 * @throws {Error} if no late part needs a script
 */
export function lateScripts(): readonly LateScript[] {
  const first = new Set(closure(pageEntry()));
  const parts = [...lateParts()];
  return pageScripts()
    .filter((file) => !first.has(file))
    .flatMap((file) => {
      // Shared code is lost together with any part that needs it. The part of the same name is the most certain.
      const needing = parts.filter(([, script]) => closure(script).includes(file));
      const [part] = needing.find(([, script]) => script === file) ?? needing[0] ?? [];
      if (part === undefined) throw new Error(`No late part of the page needs ${file}.`);
      if (WITH_SETTINGS.test(part) || GUIDE.test(part)) return [];
      const { path = ownPage(part), ...own } = USES[part] ?? {};
      const rest = { isRetried: true, replacesField: false, use: runTool(path), ...own };
      // A script that the page's HTML names is loaded before the page is hydrated.
      return [{ file, path, ...rest, ...(firstScripts(htmlOf(path)).includes(file) && { use: undefined }) }];
    });
}
