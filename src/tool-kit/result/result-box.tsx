// One result among several, with its own label, Copy and Download.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { TOOL_KEYS } from '../../lib/shortcuts';
import { IconButton } from '../../ui/icon-button';
import { useCopy, useDownloadText } from '../copy-and-download';
import { languageOf, type LanguageName } from '../text/languages';
import { ShortText } from '../text/short-text';
import * as words from './words';

interface TextBoxProps {
  label: string;
  text: string;
  /** The part of the text that is shown. Copy and Download use all of it. */
  shown?: string;
  /** The name of the downloaded file. Without it, there is no Download. */
  fileName?: string;
  /** Beside the label: a verdict, a note. */
  aside?: ReactNode;
  /** Colors the text. */
  language?: LanguageName;
  /** The box scrolls above this height. */
  height: 'max-h-48' | 'max-h-96';
  /** Below the text. */
  children?: ReactNode;
}

/** A text of several lines. */
export const TextBox = ({ label, text, shown = text, fileName, aside, language, height, children }: TextBoxProps) => (
  <ResultFrame label={label} text={text} fileName={fileName} aside={aside}>
    {(labelId) => (
      <>
        <ShortText
          text={shown}
          labelId={labelId}
          language={language && languageOf(language)}
          className={clsx(height, 'rounded-b-md px-3 py-2')}
        />
        {children}
      </>
    )}
  </ResultFrame>
);

interface ResultFrameProps {
  label: string;
  text: string;
  /** The name of the downloaded file. Without it, there is no Download. */
  fileName?: string | undefined;
  /** Beside the label: a verdict, a note. */
  aside?: ReactNode;
  /** Renders the text. The label's id names it. */
  children: (labelId: string) => ReactNode;
}

/** The frame of one text among several: its label, what is next to the label, and its Copy and Download. */
export function ResultFrame({ label, text, fileName, aside, children }: ResultFrameProps) {
  const id = useId();
  const copy = useCopy();
  const download = useDownloadText();
  return (
    <div role="group" aria-labelledby={id} className="min-w-0 rounded-md border border-line bg-raised">
      <div className="flex items-center gap-2 border-b border-line py-1 pe-1 ps-3">
        <h3 id={id} className="text-sm font-semibold">
          {label}
        </h3>
        {aside}
        <div className="ms-auto flex">
          <IconButton
            icon={Copy}
            label={say(words.copyOne, { label })}
            aria-keyshortcuts={TOOL_KEYS.copy}
            onClick={() => void copy(text)}
          />
          {fileName !== undefined && (
            <IconButton
              icon={Download}
              label={say(words.downloadOne, { label })}
              onClick={() => download(text, fileName)}
            />
          )}
        </div>
      </div>
      {children(id)}
    </div>
  );
}
