// A file that is opened is its text, to be edited. What cannot be edited is rendered only, and may be refused in words then.
import { useCallback } from 'react';
import { fitsTextArea, TEXT_LIMIT } from '../../state/choose-input';
import type { ToolInput } from '../../tool-kit/use-tool';

export function useOpenText({ setText, setFiles }: Pick<ToolInput, 'setText' | 'setFiles'>) {
  return useCallback(
    async (files: readonly File[]) => {
      const [file] = files;
      const text = file && (await textOf(file));
      if (text === undefined) setFiles(files);
      else setText(text);
    },
    [setText, setFiles],
  );
}

/** Undefined for what is too long for the field, cannot be read, or is not UTF-8. */
async function textOf(file: File): Promise<string | undefined> {
  if (file.size > TEXT_LIMIT) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return fitsTextArea(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
