// Bugs of one line that a visitor or an operator would feel, each with the test that must fail for it. Data only.

export type Gate = 'unit' | 'cli' | 'built' | 'browser' | 'engines';

export interface TestName {
  readonly gate: Gate;
  /** From the root of the project. */
  readonly file: string;
  /** The titles of its groups and its own, joined by " › ". */
  readonly title: string;
}

export interface Mutant {
  readonly name: string;
  readonly file: string;
  /** Text that is in the file exactly once. */
  readonly from: string;
  readonly to: string;
  readonly test: TestName;
  /** The test that failed for it before the suite was shortened, if it was another one. */
  readonly before?: TestName;
}

const unit = (file: string, title: string): TestName => ({ gate: 'unit', file: `tests/${file}`, title });
const cli = (file: string, title: string): TestName => ({ gate: 'cli', file: `tests/cli/${file}`, title });
const built = (file: string, title: string): TestName => ({ gate: 'built', file: `tests/built/${file}`, title });
const browser = (file: string, title: string): TestName => ({ gate: 'browser', file: `tests/browser/${file}`, title });

const kernels: readonly Mutant[] = [
  {
    name: 'An emoji is lost where a chunk of text ends',
    file: 'workers/lib/read-chunks.ts',
    from: 'const whole = isCut ? slice.slice(0, -1) : slice;',
    to: 'const whole = slice;',
    test: unit(
      'unit/lib/read-chunks.test.ts',
      'reading › gives text as UTF-8, also across the boundaries of its slices',
    ),
  },
  {
    name: 'Base64 loses characters where a chunk ends within a group',
    file: 'wasm/base-n/stripping-decoder.ts',
    from: 'this.#kept = good % characters;',
    to: 'this.#kept = 0;',
    test: unit(
      'unit/base64-encoder/kernel.test.ts',
      'decoding › gives back what was encoded, whatever the form and the chunk boundaries',
    ),
  },
  {
    name: 'Base64 without padding is decoded without a note',
    file: 'workers/kernels/base64-encoder/decode.ts',
    from: 'if (!this.#padding) this.#notes.add(NOTES.unpadded);',
    to: '',
    test: unit('unit/base64-encoder/kernel.test.ts', 'decoding › notes what it tolerated, and nothing else'),
  },
  {
    name: 'An error names the wrong column after a line break',
    file: 'workers/lib/place.ts',
    from: 'column = 1;\n      units++;',
    to: 'column = 0;\n      units++;',
    test: unit('unit/base64-encoder/kernel.test.ts', 'decoding › names the place of the first invalid character'),
  },
  {
    name: 'An amount is cut off instead of rounded',
    file: 'src/lib/exact/rational-text.ts',
    from: 'return (2n * numerator + half) / (2n * denominator);',
    to: 'return numerator / denominator;',
    test: unit('unit/exact/rational.test.ts', 'as text › halves go away from zero, and a rounded zero has no sign'),
  },
  {
    name: 'A number beyond 2^53 in a token’s claims changes its last digits',
    file: 'src/tools/jwt-decoder/json-text.ts',
    from: "const { text: compact } = rewritten(text, bytes, 'minified');",
    to: 'const compact = JSON.stringify(JSON.parse(text));',
    test: unit('unit/jwt-decoder/json-text.test.ts', 'JSON as written › keeps numbers, escapes, order and duplicates'),
  },
];

const runs: readonly Mutant[] = [
  {
    name: 'A kernel that is reading a file never notices Cancel',
    file: 'workers/run/context.ts',
    from: 'if (signal.aborted) throw canceled();',
    to: '',
    test: unit('unit/run/run-kernel.test.ts', 'a run of a kernel › that is canceled while it reads stops reading'),
  },
  {
    name: 'A result is shown as current after its input has changed',
    file: 'src/state/runs.ts',
    from: "if (of.input !== revisions.input) return 'input';",
    to: '',
    test: unit(
      'unit/state/run-tool.test.ts',
      'a run knows what it is of › while somebody types, the last result stays, marked',
    ),
  },
  {
    name: 'A canceled worker keeps computing in the background',
    file: 'workers/client/worker-slot.ts',
    from: 'one?.worker.terminate();',
    to: '',
    test: unit('unit/bridge/worker-slot.test.ts', 'cancel › of a kernel that never listens ends its worker'),
  },
  {
    name: 'Progress of a shared run jumps back to the part that reported last',
    file: 'workers/client/kernel-client.ts',
    from: 'done: mean(done),',
    to: 'done: progress.done - (index * progress.done) / parts,',
    test: unit('unit/bridge/kernel-client.test.ts', 'a run in parts › shows the mean of its parts, which never falls'),
  },
  {
    name: 'The half-written file of a failed run stays open',
    file: 'workers/run/sink.ts',
    from: 'await this.#file?.abort();',
    to: '',
    test: unit('unit/run/sink.test.ts', 'a sink › removes its file on abort, and leaves a closed one alone'),
  },
  {
    name: 'The half-written file of a worker that was ended stays on disk',
    file: 'workers/client/kernel-client.ts',
    from: 'onLeftovers?.(runId);',
    to: '',
    test: unit(
      'unit/bridge/kernel-client.test.ts',
      'what a run leaves behind › is given up for removal after a failure and after a cancel, and not after a good end',
    ),
  },
  {
    name: 'A result that is cleared stays in memory',
    file: 'src/state/store.ts',
    from: 'if (!used.has(id)) artifacts.release(id);',
    to: 'used.has(id);',
    test: unit('unit/state/run-tool.test.ts', 'an artifact is released › when its result is cleared'),
  },
];

const server: readonly Mutant[] = [
  {
    name: 'The policy lets pages connect to another host',
    file: 'server/headers.ts',
    from: "'connect-src': \"'self'\",\n  'manifest-src'",
    to: "'connect-src': \"'self' https://stats.example\",\n  'manifest-src'",
    test: unit('unit/project/server.test.ts', 'security › a page runs scripts of its own origin only'),
  },
  {
    name: 'Files are sent without “nosniff”',
    file: 'server/headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: '',
    test: unit('unit/project/server.test.ts', 'security › /icon.svg carries every header'),
  },
  {
    name: 'A form’s token is not checked',
    file: 'server/api/guards.ts',
    from: 'if (tokens.isValid(c.req.header(TOKEN_HEADER))) return next();',
    to: 'if (c.req.header(TOKEN_HEADER)) return next();',
    test: unit('server/api.test.ts', 'a form needs its token › /api/submit-contact.php'),
  },
  {
    name: 'The rate limit counts nothing after the first submission',
    file: 'server/store/rates.ts',
    from: 'hits: hits + 1',
    to: 'hits: 1',
    test: unit('server/stores/limits.test.ts', 'one address has its share, others have theirs'),
    before: unit('server/limits.test.ts', 'rates on SQLite › one address has its share, others have theirs'),
  },
  {
    name: 'A submission is acknowledged before it is on disk',
    file: 'server/store/batches.ts',
    from: 'found.push(() => job.tell(outcome));',
    to: 'job.tell(outcome);',
    test: unit('server/stores/durability.test.ts', 'kill -9 amid 1,000 submissions loses none that was acknowledged'),
    before: unit(
      'server/durability.test.ts',
      'kill -9 amid 1,000 submissions loses none that was acknowledged (SQLite)',
    ),
  },
];

const privacy: readonly Mutant[] = [
  {
    name: 'Analytics loads before the visitor has answered',
    file: 'src/visitor/trackers/third-parties.ts',
    from: 'const now = preferences?.[purpose] === true;',
    to: 'const now = preferences?.[purpose] !== false;',
    test: unit('unit/state/tracking.test.ts', 'nobody is told › before there is consent, and nothing is loaded'),
  },
  {
    name: 'What is typed is kept in the browser’s storage',
    file: 'src/tool-kit/run/use-tool.ts',
    from: 'setText: (text) => dispatch(chooseText(toolId, text, slot)),',
    to: 'setText: (text) => (localStorage.setItem(toolId, text), dispatch(chooseText(toolId, text, slot))),',
    test: browser('promises/never-sent.spec.ts', 'URL Encoder/Decoder keeps a secret'),
  },
  {
    name: 'A worker keeps Cache Storage',
    file: 'workers/runtime/lockdown.ts',
    from: "  'caches',\n",
    to: '',
    test: unit(
      'unit/runtime/lockdown.test.ts',
      'a worker after the lockdown › reaches no storage by any property, getter or prototype',
    ),
  },
  {
    name: 'A worker sets a property of the page by its callback',
    file: 'workers/run/callbacks.ts',
    from: "  type === 'APPLY' &&\n  Array.isArray(path) &&\n  path.length === 0 &&\n",
    to: "  (type === 'APPLY' || type === 'SET') &&\n",
    test: unit('unit/bridge/callbacks.test.ts', 'a function is called, and is no way to anything else'),
  },
  {
    name: 'The service worker serves a forged page',
    file: 'src/service-worker/site-files.ts',
    from: 'if (!bytes || (await digestOf(bytes)) !== digestFor(path)) return undefined;',
    to: 'if (!bytes) return undefined;',
    test: unit(
      'unit/service-worker/site-files.test.ts',
      'a forged file is removed, comes from the network, and is cached again as it was built',
    ),
  },
  {
    name: 'A link to options carries typed text that nobody asked for',
    file: 'src/tool-kit/options/changed-options.ts',
    from: "(option.kind === 'text' && texts.includes(name))",
    to: "option.kind === 'text'",
    test: unit(
      'unit/tool-kit/options.test.ts',
      "'regex-tester' › a typed text is in no link and nothing kept, unless it is named; a secret is in neither",
    ),
    before: unit(
      'unit/tool-kit/settings-address.test.ts',
      "'url-encoder' › what was typed or left open is not in the link",
    ),
  },
  {
    name: 'A picture of another host is loaded by the Markdown preview',
    file: 'src/tools/markdown-editor/sanitize.ts',
    from: '/^data:image\\//i.test',
    to: '/^(?:data:image\\/|https:)/i.test',
    test: browser(
      'tools/markdown-editor.spec.ts',
      'on its page › images of other hosts are words and an address, those in the text are shown',
    ),
  },
  {
    name: 'Hashes made with a key are shown as plain hashes after coming back',
    file: 'src/tool-kit/input/use-secret.ts',
    from: 'if (isSet.current) dispatch(optionsChanged({ toolId }));',
    to: '',
    test: browser(
      'tools/hash-generator.spec.ts',
      'a key goes with the screen, and what it was used for is not taken for plain hashes',
    ),
  },
];

const screens: readonly Mutant[] = [
  {
    name: 'The focus falls to the page after Clear',
    file: 'src/tool-kit/input/input-pane.tsx',
    from: 'focusEmptied(currentTarget);',
    to: '',
    test: browser('tools/tools.spec.ts', 'URL Encoder/Decoder › works by keyboard, and is accessible'),
    before: browser('tools/tools.spec.ts', 'URL Encoder/Decoder › works without a mouse, and is accessible'),
  },
  {
    name: 'Copy puts the name of the hash on the clipboard',
    file: 'src/tools/hash-generator/hash-results.tsx',
    from: 'text={digest} fileName',
    to: 'text={label} fileName',
    test: browser(
      'tools/hash-generator.spec.ts',
      'results come with the button, follow the text, and can be copied and saved one by one',
    ),
    before: browser('tools/hash-generator.spec.ts', 'a result › is copied whole'),
  },
  {
    name: 'An error is not tied to its field',
    file: 'src/ui/field.tsx',
    from: '[errorId, hintId].filter',
    to: '[hintId].filter',
    test: browser(
      'tools/hash-generator.spec.ts',
      'an expected hash › of no algorithm, or that is no hash, is refused at its field',
    ),
  },
  {
    name: 'Fields lose their labels',
    file: 'src/ui/field.tsx',
    from: '<label htmlFor={controlId} className',
    to: '<label className',
    test: browser('tools/tools.spec.ts', 'Hash Generator › works by keyboard, and is accessible'),
    before: browser('hash-generator-page.spec.ts', 'no fault against WCAG 2.2 AA'),
  },
  {
    name: 'The options of the deduplicator are not sent to its kernel',
    file: 'src/tools/text-deduplicator/screen.tsx',
    from: 'options: form.values,',
    to: 'options: { ...options.defaults, mode: form.values.mode },',
    test: browser('tools/text-deduplicator.spec.ts', 'each option does its part'),
  },
  {
    name: 'A message that the server refuses is lost from the form',
    file: 'src/pages/forms/use-form.ts',
    from: "if (outcome.kind === 'sent') clearFields(form);",
    to: 'clearFields(form);',
    test: browser(
      'site/forms.spec.ts',
      'a message › is checked, survives a lost connection, is sent once, and is taken by the server',
    ),
    before: browser('forms-contact.spec.ts', 'an answer that is no success › is told, and nothing typed is lost'),
  },
];

const site: readonly Mutant[] = [
  {
    name: 'A click before the page’s code arrives does nothing',
    file: 'public/early.js',
    from: 'put(button, () => button.click());',
    to: '',
    test: browser('promises/early.spec.ts', 'text, choices and buttons, and a run by its keys'),
    before: browser('promises/early.spec.ts', 'text, choices and buttons'),
  },
  {
    name: 'The page moves when the visitor’s own tools appear',
    file: 'build/before-paint.js',
    from: "root.style.setProperty('--own-rows', pinned.length + recent.length + recipes.length);",
    to: '',
    test: browser('site/pages.spec.ts', 'nothing moves for somebody who comes back, with tools of their own'),
  },
  {
    name: 'The canonical address stays that of the first page',
    file: 'src/pages/use-page-head.ts',
    from: "setTag('link', 'canonical', 'href', canonical);",
    to: '',
    test: browser('site/pages.spec.ts', 'what a page declares changes with the page'),
  },
  {
    name: 'An old browser gets a broken page instead of a plain one',
    file: 'build/old-browser.js',
    from: 'if (css && css.registerProperty && ',
    to: 'if (css && ',
    test: browser('promises/old-browser.spec.ts', 'a plain page names the browsers that the site is made for'),
  },
  {
    name: 'Offline, the pages come without their scripts',
    file: 'src/service-worker/service-worker.ts',
    from: '({ event, request, url }) => respond(url.pathname, request, event),',
    to: '({ request }) => fetch(request),',
    test: browser(
      'promises/offline.spec.ts',
      'after one visit › the whole site works offline, and nothing of what a visitor enters is kept',
    ),
    before: browser(
      'promises/offline.spec.ts',
      'after one visit every tool works, and the page that brought the site leads to them',
    ),
  },
  {
    name: 'The service worker leaves out the fonts',
    file: 'build/service-worker.ts',
    from: '(?:assets\\/.+\\.(?:js|css|woff2)|',
    to: '(?:assets\\/.+\\.(?:js|css)|',
    test: built(
      'offline.test.ts',
      'the service worker keeps › every page and script but those of confirmation mails, of the benchmark, for unknown addresses and for frames, every style, and what each page starts with',
    ),
  },
  {
    name: 'Every page starts with a kernel that only a worker needs',
    file: 'src/app/main.tsx',
    from: "import '../ui/app.css';",
    to: "import '../ui/app.css';\nimport '../../workers/kernels/markdown-editor/kernel';",
    test: built('bundle.test.ts', 'the page › starts without a kernel, an engine or a library of theirs'),
  },
];

const commands: readonly Mutant[] = [
  {
    name: 'Of two results with the same name, the second replaces the first',
    file: 'cli/result-files.ts',
    from: '[stem + extension, unique(stem, extension)]',
    to: '[stem + extension, stem + extension]',
    test: cli(
      'processes.test.ts',
      'output files › numbers results of the same name and says so: the same name in two folders',
    ),
  },
  {
    name: 'A result replaces a file that was in the folder before',
    file: 'cli/result-files.ts',
    from: 'if (isThere && !isForced)',
    to: 'if (false)',
    test: cli(
      'processes.test.ts',
      'output files › never replaces a file in the folder unless it is told to, and begins no work before',
    ),
  },
  {
    name: 'A result replaces a file that appeared while it was made',
    file: 'cli/outputs.ts',
    from: 'openPart(path, shownAs, undefined, renameToNew)',
    to: 'openPart(path, shownAs, undefined)',
    test: unit(
      'unit/command/outputs.test.ts',
      'a result file › that must be new keeps a file that appeared meanwhile, and removes its own',
    ),
  },
  {
    name: 'An error sends control characters of the input to the terminal',
    file: 'cli/problem.ts',
    from: '${shown(sentence)}\\n`',
    to: '${sentence}\\n`',
    test: cli('hostile.test.ts', 'color › complains about inputs in visible characters, in every mode'),
  },
];

export const mutants: readonly Mutant[] = [
  ...kernels,
  ...runs,
  ...server,
  ...privacy,
  ...screens,
  ...site,
  ...commands,
];
