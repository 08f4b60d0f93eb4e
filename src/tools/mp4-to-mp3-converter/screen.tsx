import { Music, X } from 'lucide-react';
import { ACCEPT, isAcceptedFile, MESSAGES, mp4ToMp3 } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { useAppDispatch } from '../../state/hooks';
import { EMPTY_INPUT, filesOf } from '../../state/inputs';
import { toastShown } from '../../state/toasts';
import { FileList } from '../../tool-kit/file-list';
import { FileZone, OpenFiles, type FileInput } from '../../tool-kit/file-zone';
import { RunProgress } from '../../tool-kit/run-progress';
import { RunStatus } from '../../tool-kit/run-status';
import { useTool, useToolSettings } from '../../tool-kit/use-tool';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { AudioResult } from './audio-result';
import { AudioSettingsPanel, DEFAULT_SETTINGS, optionsOf } from './audio-settings';
import { KeepEngine } from './keep-engine';

const mp3Name = (name: string) => `${name.replace(/\.[^.]+$/, '')}.mp3`;

export default function Mp4ToMp3Screen() {
  const tool = useTool(mp4ToMp3);
  const dispatch = useAppDispatch();
  const [settings, changeSettings] = useToolSettings(mp4ToMp3.id, DEFAULT_SETTINGS);
  const [file] = filesOf(tool.input);
  const options = optionsOf(settings);

  const choose = ([chosen]: readonly File[]) => {
    if (!chosen) return;
    if (isAcceptedFile(chosen.name, chosen.type)) tool.setFiles([chosen]);
    else dispatch(toastShown({ ...MESSAGES.invalidType, tone: 'error' }));
  };

  const convert = async () => {
    if (!file) {
      dispatch(toastShown({ ...MESSAGES.noFile, tone: 'error' }));
      return;
    }
    if (!options) return;
    const outcome = await tool.start({ input: { artifactId: file.artifactId }, options });
    if (outcome.status === 'done') dispatch(toastShown({ ...MESSAGES.complete, tone: 'success' }));
  };

  return (
    <div className="flex flex-col gap-6">
      <FileZone accept={ACCEPT} disabled={tool.busy} onFiles={choose}>
        {(input) =>
          file ? (
            <div className="flex flex-col items-start gap-3">
              <FileList
                files={[file]}
                preview={false}
                disabled={tool.busy}
                onChange={(files) => tool.setInput(files.length > 0 ? { kind: 'files', files } : EMPTY_INPUT)}
              />
              <OpenFiles input={input}>Choose another file</OpenFiles>
            </div>
          ) : (
            <EmptyZone input={input} />
          )
        }
      </FileZone>
      <Disclosure label="Options">
        <AudioSettingsPanel settings={settings} disabled={tool.busy} onChange={changeSettings} />
      </Disclosure>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="large"
          icon={Music}
          disabled={tool.busy || !options}
          onClick={() => void convert()}
        >
          {tool.busy ? 'Converting...' : 'Convert'}
        </Button>
        <Button
          size="large"
          icon={X}
          disabled={tool.busy || (!file && tool.run.status === 'idle')}
          onClick={tool.clear}
        >
          Clear
        </Button>
      </div>
      <RunProgress tool={tool} />
      <RunStatus run={tool.run} />
      {file && tool.run.status === 'done' && <AudioResult output={tool.run.output} fileName={mp3Name(file.name)} />}
      <KeepEngine used={tool.run.status === 'done'} />
      <EngineCredits />
    </div>
  );
}

function EmptyZone({ input }: { input: FileInput }) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface px-4 py-10 text-center">
      <OpenFiles input={input} size="large">
        Choose an MP4 file
      </OpenFiles>
      <p className="max-w-prose text-sm text-muted">
        or drop it here. MOV, M4A, WebM and MKV also work. Any size; the file stays on this device.
      </p>
    </div>
  );
}

/** The engine's license asks for a link to its text and its source. */
function EngineCredits() {
  return (
    <p className="text-xs text-muted">
      Powered by{' '}
      <a href="https://ffmpeg.org" rel="noreferrer" className="underline">
        FFmpeg
      </a>{' '}
      (GPL) and{' '}
      <a href="https://lame.sourceforge.io" rel="noreferrer" className="underline">
        LAME
      </a>
      , loaded once from this site (about 8 MB) when you first convert.{' '}
      <a href="/licenses/third-party.txt" className="underline">
        Licenses and source code
      </a>
    </p>
  );
}
