import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import {
  ACCEPT,
  isAcceptedFile,
  type AudioSettings,
  type Mp4ToMp3Options,
  mp4ToMp3,
  options,
  type Mp4ToMp3Output,
} from '../../../workers/kernels/mp4-to-mp3-converter/spec';
import { words } from '../../../workers/kernels/mp4-to-mp3-converter/words';
import { say } from '../../../workers/words/in-words';
import { decoration, loadable } from '../../hydration/loadable';
import { useIsAsBuilt } from '../../hydration/prerendered-html';
import { useAppDispatch } from '../../state/hooks';
import { filesOf, type FileRef } from '../../state/inputs';
import { toastShown } from '../../state/toasts';
import { FileZone, OpenFiles, type FileInput } from '../../tool-kit/input/file-zone';
import { focusInput } from '../../tool-kit/input/focus';
import { RefusedFile } from '../../tool-kit/late-parts';
import { RunBar } from '../../tool-kit/run/run-bar';
import { RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useOptionsRevision } from '../../tool-kit/run/use-options-revision';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { useTool, type ToolInput } from '../../tool-kit/run/use-tool';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Link } from '../../ui/link';
import { RichText } from '../../ui/rich-text';
import { isMinutes, optionsOf } from './clock';
import type { PartEdits } from './drafts';
import { resultName } from './result-name';
import { TAG_SETTINGS, useTags } from './use-tags';
import * as texts from './words';

const audioList = loadable(() => import('./audio-list'));
const audioOptions = loadable(() => import('./audio-options'));
const audioResult = loadable(() => import('./audio-result'));
const chosenFiles = loadable(() => import('./chosen-files'));
const downloadAudio = decoration(() => import('./download-audio'));
const keepEngine = loadable(() => import('./keep-engine'));

export { options };

export default function Mp4ToMp3Screen() {
  const tool = useTool(mp4ToMp3);
  const form = useToolOptions(mp4ToMp3.id, options, words, TAG_SETTINGS);
  const [file] = filesOf(tool.input);
  const tags = useTags(form, tool.isQueue ? undefined : file);
  const { tagChanges: _, ...chosen } = form.values;
  const base = tags.addTo(optionsOf(chosen));
  const parts = useEditedParts(tool, file, chosen);
  const asked = base && parts.edits ? parts.edits.parts && { ...base, parts: parts.edits.parts } : base;
  const run = useSubmit(tool, {
    options: asked,
    problem: problemIn(tool, chosen, base, asked) ?? tags.problem,
  });

  const output = run.outdated === undefined ? tool.runs.result?.output : undefined;
  const nameOf = ({ format }: Pick<Mp4ToMp3Output, 'format'>) => resultName(file?.name ?? 'audio', format);

  const { choose, refused } = useChosenFiles(tool);

  return (
    <ToolLayout
      form={form}
      run={run}
      late={audioResult}
      outcome={
        tool.isQueue ? (
          <Suspense>
            <audioList.Component run={run} options={asked} />
          </Suspense>
        ) : (
          <RunOutcome run={run} describe={() => texts.isComplete}>
            {(output) => <audioResult.Component output={output} fileName={nameOf(output)} />}
          </RunOutcome>
        )
      }
      below={
        <div className="flex flex-col gap-4">
          <OfflineEngine used={tool.runs.result !== undefined} />
          <EngineCredits />
        </div>
      }
    >
      <FileZone several accept={ACCEPT} onFiles={choose} className="fills">
        {(input) =>
          file ? (
            <Suspense fallback={<p className="min-h-14 text-sm text-muted">{texts.opening}</p>}>
              <chosenFiles.Component
                tool={tool}
                file={file}
                options={base}
                parts={parts}
                input={input}
                change={form.change}
              >
                {tags.panel}
              </chosenFiles.Component>
            </Suspense>
          ) : (
            <EmptyZone input={input} />
          )
        }
      </FileZone>
      {!file && <FieldError id="no-file" text={run.shownProblem} />}
      {refused && (
        <Suspense>
          <RefusedFile toolId={tool.id} file={refused} takes={words.messages.invalidType} />
        </Suspense>
      )}
      <RunBar
        run={run}
        action={tool.busy ? texts.converting : texts.convert}
        options={<audioOptions.Component form={form} isQueue={tool.isQueue} />}
        afterwards={
          output && (
            <Suspense>
              <downloadAudio.Component output={output} fileName={nameOf(output)} />
            </Suspense>
          )
        }
      >
        {(file ?? tool.runs.result) && (
          <Button
            size="large"
            icon={X}
            onClick={() => {
              tool.clear();
              focusInput();
            }}
          >
            {texts.clear}
          </Button>
        )}
      </RunBar>
    </ToolLayout>
  );
}

/**
 * What keeps a run from starting.
 * @param base undefined while a time is invalid
 * @param asked undefined while the list of parts has an error
 */
function problemIn(
  { input, isQueue }: Pick<ToolInput, 'input' | 'isQueue'>,
  values: AudioSettings,
  base: Mp4ToMp3Options | undefined,
  asked: Mp4ToMp3Options | undefined,
) {
  if (filesOf(input).length === 0) return { title: texts.noFile };
  if (!isMinutes(values)) return words.messages.badMinutes;
  if (!base) return texts.badTime;
  if (isQueue && base.format === 'mp3' && base.split === 'list') return texts.listForOne;
  return asked ? undefined : texts.badPart;
}

/** The file and the options that the list of parts follows from. */
const DECIDING = 'id format split partMinutes partList start end silenceThreshold silenceLength'.split(' ');

/** The list of parts that the visitor has edited, or that was found at silences. Another file or way to split has another list. */
function useEditedParts(tool: Pick<ToolInput, 'id' | 'isQueue'>, file: FileRef | undefined, values: AudioSettings) {
  const [edits, onEdit] = useState<PartEdits>();
  const of = JSON.stringify({ ...values, id: file?.artifactId }, DECIDING);
  const current = edits?.of === of && !tool.isQueue ? edits : undefined;
  useOptionsRevision(tool.id, current?.isFound ? undefined : current?.parts);
  return { of, edits: current, onEdit };
}

/** Takes the files that the tool can convert, and reports which files it leaves out. */
function useChosenFiles(tool: Pick<ToolInput, 'id' | 'setFiles'>) {
  const dispatch = useAppDispatch();
  /** The last chosen file, if the tool can't take it. */
  const [refused, setRefused] = useState<File>();
  const choose = (chosen: readonly File[]) => {
    const accepted = chosen.filter(({ name, type }) => isAcceptedFile(name, type));
    if (accepted.length > 0) tool.setFiles(accepted);
    setRefused(accepted.length > 0 ? undefined : chosen[0]);
    if (accepted.length === chosen.length) return;
    const text =
      accepted.length > 0
        ? say(texts.leftOut, { left: chosen.length - accepted.length, chosen: chosen.length })
        : words.messages.invalidType;
    dispatch(toastShown({ title: texts.invalidTypeTitle, text, tone: 'error', toolId: tool.id }));
  };
  return { choose, refused };
}

function EmptyZone({ input }: { input: FileInput }) {
  return (
    <div className="flex flex-col items-center justify-center gap-4 rounded-lg border-2 border-dashed border-line-strong bg-surface px-4 py-10 text-center lg:flex-auto">
      <OpenFiles input={input} size="large">
        {texts.chooseFile}
      </OpenFiles>
      <p className="max-w-prose text-sm text-muted">
        <RichText
          text={texts.orDrop}
          tags={{ drop: (inside) => <span className="pointer-coarse:hidden">{inside}</span> }}
        />
      </p>
    </div>
  );
}

function OfflineEngine({ used }: { used: boolean }) {
  const space = <div className="min-h-9 pointer-coarse:min-h-touch" />;
  // The build can't render it, because only the browser knows whether the engine is cached.
  return useIsAsBuilt() ? (
    space
  ) : (
    <Suspense fallback={space}>
      <keepEngine.Component used={used} />
    </Suspense>
  );
}

/** The engines' licenses require a link to their texts and sources. */
function EngineCredits() {
  return (
    <p className="text-xs text-muted">
      <RichText
        text={texts.credits}
        tags={{
          lame: (inside) => (
            <Link to="https://lame.sourceforge.io" reloadDocument rel="noreferrer" className="underline">
              {inside}
            </Link>
          ),
          ffmpeg: (inside) => (
            <Link to="https://ffmpeg.org" reloadDocument rel="noreferrer" className="underline">
              {inside}
            </Link>
          ),
          licenses: (inside) => (
            <Link to="/licenses/third-party.txt" reloadDocument className="underline">
              {inside}
            </Link>
          ),
        }}
      />
    </p>
  );
}
