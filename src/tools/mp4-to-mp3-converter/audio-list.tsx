// Several videos: the audio of each.
import type { Mp4ToMp3Options, Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { FileRef } from '../../state/inputs';
import type { PageOutput } from '../../state/page-output';
import { ResultList } from '../../tool-kit/late-parts';
import type { ResultListProps } from '../../tool-kit/queue/result-list';
import AudioResult from './audio-result';
import FoundPanel from './found-panel';
import { partFiles } from './part-names';
import { resultName } from './result-name';

type AudioOutput = PageOutput<Mp4ToMp3Output>;

/** The list stores outputs of any tool. */
const audioOf = (output: PageOutput<unknown>) => output as AudioOutput;

function describe(output: PageOutput<unknown>, file: FileRef) {
  const audio = audioOf(output);
  const { warnings, notes, format } = audio;
  return {
    result: audio.audio,
    notes: [...warnings, ...notes],
    fileName: resultName(file.name, format),
    parts: partFiles(audio, file.name),
  };
}

interface AudioListProps {
  run: ResultListProps['run'];
  /** Undefined while the options are invalid. */
  options: Mp4ToMp3Options | undefined;
}

const AudioList = ({ run, options }: AudioListProps) => (
  <ResultList
    run={run}
    describe={describe}
    zipName="converted-audio.zip"
    look={(file) => <FoundPanel artifactId={file.artifactId} options={options} isInRow />}
  >
    {(output, fileName) => <AudioResult output={audioOf(output)} fileName={fileName} />}
  </ResultList>
);

export default AudioList;
