// A file that is opened is its text, to be edited. What cannot be edited is refused in words by the run.
import { useCallback, useState } from 'react';
import { LARGEST_BYTES } from '../../../workers/kernels/markdown-editor/spec';
import type { ToolInput } from '../../tool-kit/run/use-tool';

/** Text goes in as it is, however long: this tool's editor takes it. */
export function useOpenText({ setInput, setFiles }: Pick<ToolInput, 'setInput' | 'setFiles'>) {
  const openText = useCallback((text: string) => setInput({ kind: 'text', text }), [setInput]);
  /** The name of the file that was opened last. */
  const [openedFile, setOpenedFile] = useState<string>();
  const openFiles = useCallback(
    (files: readonly File[]) => {
      const open = async () => {
        const [file] = files;
        const text = file && (await textOf(file));
        if (text === undefined) setFiles(files);
        else openText(text);
        setOpenedFile(text === undefined ? undefined : file?.name);
      };
      void open();
    },
    [openText, setFiles],
  );
  const forgetFile = () => setOpenedFile(undefined);
  return { openText, openFiles, openedFile, forgetFile };
}

/** Undefined for what is too long, cannot be read, or is not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  if (file.size > LARGEST_BYTES) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
