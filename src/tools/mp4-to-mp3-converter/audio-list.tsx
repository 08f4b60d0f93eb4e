// Several videos: the chosen files, and the audio of each.
import { Suspense, type ReactNode } from 'react';
import type { AudioFormat } from '../../../workers/contract/media/audio-engine';
import type { Mp4ToMp3Options, Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { splitExtension } from '../../../workers/lib/file-names';
import { loadable } from '../../hydration/loadable';
import type { FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { OpenFiles, type FileInput } from '../../tool-kit/input/file-zone';
import { FilesSummary, ResultList } from '../../tool-kit/late-parts';
import type { ResultListProps } from '../../tool-kit/queue/result-list';
import type { ToolInput } from '../../tool-kit/run/use-tool';
import * as words from './words';

const foundPanel = loadable(() => import('./found-panel'));

type AudioOutput = PageOutput<Mp4ToMp3Output>;

export const resultName = (name: string, format: AudioFormat) => `${splitExtension(name)[0]}.${format}`;

/** The list stores outputs of any tool. */
const audioOf = (output: PageOutput<unknown>) => output as AudioOutput;

function describe(output: PageOutput<unknown>, file: FileRef) {
  const { audio, warnings, notes, format } = audioOf(output);
  return { result: audio, notes: [...warnings, ...notes], fileName: resultName(file.name, format) };
}

interface AudioListProps {
  run: ResultListProps['run'];
  /** Undefined while the options are invalid. */
  options: Mp4ToMp3Options | undefined;
  children: (output: AudioOutput, fileName: string) => ReactNode;
}

export const AudioList = ({ run, options, children }: AudioListProps) => (
  <Suspense>
    <ResultList
      run={run}
      describe={describe}
      zipName="converted-audio.zip"
      look={(file) => <foundPanel.Component artifactId={file.artifactId} options={options} isInRow />}
    >
      {(output, fileName) => children(audioOf(output), fileName)}
    </ResultList>
  </Suspense>
);

interface ChosenVideosProps {
  tool: Pick<ToolInput, 'input' | 'setInput'>;
  input: FileInput;
  /** What holds for all of them. */
  children: ReactNode;
}

export const ChosenVideos = ({ tool, input, children }: ChosenVideosProps) => (
  <div className="flex flex-col items-start gap-3">
    <FilesSummary input={tool.input} onChange={tool.setInput} />
    {children}
    <OpenFiles input={input}>{words.addFiles}</OpenFiles>
  </div>
);
