import { Hash } from 'lucide-react';
import { useState } from 'react';
import { hashGenerator, MESSAGES, type HashOptions } from '../../../workers/kernels/hash-generator/spec';
import { useAppDispatch } from '../../state/hooks';
import { filesOf, pathOf } from '../../state/inputs';
import { toastShown } from '../../state/toasts';
import { InputPane } from '../../tool-kit/input-pane';
import { RunProgress } from '../../tool-kit/run-progress';
import { RunStatus } from '../../tool-kit/run-status';
import { isBlank, sourceRefs, useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { checksumListsIn } from './checksum-file';
import { parseExpectedHash, type ExpectedHash } from './expected-hash';
import { HashResults } from './hash-results';
import { DEFAULT_SETTINGS, hmacKey, HashSettingsPanel } from './hash-settings';

/** The algorithm of the expected hash is run even when it was not chosen. */
function withExpected(algorithms: HashOptions['algorithms'], expected: ExpectedHash | undefined) {
  const [likeliest, ...others] = expected?.candidates ?? [];
  const covered = [likeliest, ...others].some((id) => id !== undefined && algorithms.includes(id));
  return likeliest === undefined || covered ? algorithms : [...algorithms, likeliest];
}

export default function HashGeneratorScreen() {
  const tool = useTool(hashGenerator);
  const dispatch = useAppDispatch();
  const [settings, changeSettings] = useToolSettings(hashGenerator.id, DEFAULT_SETTINGS);
  const [asked, setAsked] = useState(false);
  const files = filesOf(tool.input);
  const parsed = parseExpectedHash(settings.expected);
  const expected = parsed && 'hex' in parsed ? parsed : undefined;
  const key = settings.hmac ? hmacKey(settings) : undefined;

  const problem = isBlank(tool.input)
    ? MESSAGES.blank
    : parsed && 'error' in parsed
      ? parsed.error
      : key && 'error' in key
        ? key.error
        : undefined;

  const generate = () => {
    setAsked(true);
    if (problem !== undefined) {
      dispatch(toastShown({ title: 'Error', text: problem, tone: 'error' }));
      return;
    }
    const options: HashOptions = {
      algorithms: withExpected(settings.algorithms, expected),
      checksumLists: checksumListsIn(files),
      ...(files.length > 0 && { paths: files.map(pathOf) }),
      ...(key instanceof Uint8Array && { hmacKey: key }),
    };
    void tool.start({ input: sourceRefs(tool.input), options });
  };

  return (
    <div className="flex flex-col gap-6">
      <InputPane
        tool={tool}
        label="Text to Hash"
        placeholder="Type or paste text here"
        several
        disabled={tool.busy}
        error={asked && isBlank(tool.input) ? MESSAGES.blank : undefined}
      />
      <HashSettingsPanel
        settings={settings}
        onChange={changeSettings}
        expectedError={parsed && 'error' in parsed ? parsed.error : undefined}
        keyError={asked && key && 'error' in key ? key.error : undefined}
      />
      <Button variant="primary" size="large" icon={Hash} disabled={tool.busy} onClick={generate} className="self-start">
        Generate Hashes
      </Button>
      <RunProgress tool={tool} />
      <RunStatus run={tool.run} />
      {tool.run.status === 'done' && <HashResults output={tool.run.output} expected={expected} />}
    </div>
  );
}
