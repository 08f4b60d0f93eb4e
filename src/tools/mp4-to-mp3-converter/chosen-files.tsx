// The chosen file with what is in it, or how many files there are.
import { Suspense, type ReactNode } from 'react';
import type { Examined, Mp4ToMp3Options } from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { EMPTY_INPUT, type FileRef } from '../../state/inputs';
import { OpenFiles, type FileInput } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { FileList, FilesSummary, WrongFile } from '../../tool-kit/late-parts';
import type { ToolInput } from '../../tool-kit/run/use-tool';
import FoundPanel from './found-panel';
import type { PartsPanelProps } from './parts-panel';
import type { SilenceSlidersProps } from './silence-sliders';
import * as words from './words';

interface ChosenFilesProps {
  tool: Pick<ToolInput, 'id' | 'input' | 'setInput' | 'isQueue'> & { readonly busy: boolean };
  /** The first file. */
  file: FileRef;
  /** Undefined if the options are invalid. */
  options: Mp4ToMp3Options | undefined;
  parts: Omit<PartsPanelProps, 'parts'>;
  /** Changes options. */
  change: SilenceSlidersProps['onChange'];
  input: FileInput;
  /** What else is shown of the file, after a look at it, or of all files. */
  children: (examined?: Pick<Examined, 'tags' | 'cover'>) => ReactNode;
}

export default function ChosenFiles({ tool, file, options, parts, input, change, children }: ChosenFilesProps) {
  const remove = () => {
    tool.setInput(EMPTY_INPUT);
    focusInput();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      {tool.isQueue ? (
        <>
          <FilesSummary input={tool.input} onChange={tool.setInput} />
          {children()}
        </>
      ) : (
        <>
          <Suspense fallback={<p className="min-h-14 text-sm text-muted">{words.opening}</p>}>
            <FileList input={tool.input} preview={false} onChange={remove} />
            <WrongFile key={file.artifactId} toolId={tool.id} file={file} takes="media" />
          </Suspense>
          <FoundPanel
            artifactId={file.artifactId}
            options={options}
            parts={{ ...parts, onSilence: change, isBusy: tool.busy }}
          >
            {children}
          </FoundPanel>
        </>
      )}
      <OpenFiles input={input}>{tool.isQueue ? words.addFiles : words.chooseAnother}</OpenFiles>
    </div>
  );
}
