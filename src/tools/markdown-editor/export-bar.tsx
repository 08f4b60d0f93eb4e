// The ways out: the text as it is, and as HTML.
import { Copy, Download } from 'lucide-react';
import { useArtifacts } from '../../state/services-context';
import type { InputValue } from '../../state/inputs';
import { useCopy, useDownloadText } from '../../tool-kit/use-copy';
import { Button } from '../../ui/button';
import type { Rendered } from './rendered';
import { textBlob } from './text-blob';

export interface ExportBarProps {
  input: InputValue;
  isEmpty: boolean;
  /** Rejects where the text cannot be rendered, which is shown already. */
  render: () => Promise<Rendered>;
}

/** The sanitizer comes with it. */
const loadExport = () => import('./export-html');

export function ExportBar({ input, isEmpty, render }: ExportBarProps) {
  const artifacts = useArtifacts();
  const copy = useCopy();
  const download = useDownloadText();
  const source = (): string | Promise<string> => {
    if (input.kind === 'text') return input.text;
    const [file] = input.files;
    return file ? artifacts.blob(file.artifactId).text() : '';
  };
  const body = async () => {
    const { bodyOf } = await loadExport();
    return bodyOf(await render());
  };
  const save = async (text: string, name: string, mime: string) =>
    download(await textBlob(text), name, undefined, mime);
  const saveText = async () => save(await source(), 'document.md', 'text/markdown');
  const savePage = async () => {
    const { documentOf } = await loadExport();
    await save(documentOf(await body()), 'document.html', 'text/html');
  };
  const ignore = () => undefined;
  const rest = { size: 'small', disabled: isEmpty } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...rest} icon={Copy} onClick={() => void copy(source())}>
        Copy MD
      </Button>
      <Button {...rest} icon={Copy} onClick={() => void copy(body())}>
        Copy HTML
      </Button>
      <Button {...rest} icon={Download} onClick={() => void saveText().catch(ignore)}>
        Download MD
      </Button>
      <Button {...rest} icon={Download} onClick={() => void savePage().catch(ignore)}>
        Download HTML
      </Button>
    </div>
  );
}
