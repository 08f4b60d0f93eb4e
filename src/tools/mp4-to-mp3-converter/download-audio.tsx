// The download next to a phone's main button, where other tools have Copy.
import { Download } from 'lucide-react';
import type { Mp4ToMp3Output } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import type { PageOutput } from '../../state/page-output';
import { useDownloadResult } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import * as words from './words';

interface DownloadAudioProps {
  output: PageOutput<Mp4ToMp3Output>;
  fileName: string;
}

export default function DownloadAudio({ output: { audio }, fileName }: DownloadAudioProps) {
  const download = useDownloadResult();
  if (audio.stored === 'saved') return null;
  return (
    <Button size="large" icon={Download} onClick={() => download(audio, fileName, fileName)}>
      <span className="sr-only">{words.download}</span>
    </Button>
  );
}
