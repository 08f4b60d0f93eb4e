// The ways out: the text as it is, and as HTML.
import { Copy, Download } from 'lucide-react';
import { LoadError, lateModule } from '../../hydration/late-module';
import { useAppDispatch } from '../../state/hooks';
import { useArtifacts } from '../../state/services-context';
import type { InputValue } from '../../state/inputs';
import { notLoaded } from '../../state/toasts';
import { useCopy, useCopyRichText, useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import type { Rendered } from './rendered';
import { textBlob } from './slices';

export interface ExportBarProps {
  input: InputValue;
  isEmpty: boolean;
  /** Rejects if the text can't be rendered, which is shown already. */
  render: () => Promise<Rendered>;
}

/** Brings the sanitizer. */
const exporting = lateModule(() => import('./export-html'));

export function ExportBar({ input, isEmpty, render }: ExportBarProps) {
  const dispatch = useAppDispatch();
  const artifacts = useArtifacts();
  const copy = useCopy();
  const copyRich = useCopyRichText();
  const download = useDownloadText();
  const source = (): string | Promise<string> => {
    if (input.kind === 'text') return input.text;
    const [file] = input.files;
    return file ? artifacts.blob(file.artifactId).text() : '';
  };
  const body = async () => {
    const { bodyOf } = await exporting.load();
    return bodyOf(await render());
  };
  const save = async (text: string, name: string, mime: string) =>
    download(await textBlob(text), name, undefined, mime);
  const saveText = async () => save(await source(), 'document.md', 'text/markdown');
  const savePage = async () => {
    const { documentOf } = await exporting.load();
    await save(documentOf(await body()), 'document.html', 'text/html');
  };
  const fail = (error: unknown) => {
    if (error instanceof LoadError) dispatch(notLoaded()); // other failures are shown beside the preview
  };
  const rest = { size: 'small', disabled: isEmpty } as const;
  return (
    <div className="flex flex-wrap gap-2">
      <Button {...rest} icon={Copy} onClick={() => void copy(source())}>
        Copy MD
      </Button>
      <Button {...rest} icon={Copy} onClick={() => void copy(body())}>
        Copy HTML
      </Button>
      <Button {...rest} icon={Copy} onClick={() => void copyRich(body(), Promise.resolve(source()))}>
        Copy formatted
      </Button>
      <Button {...rest} icon={Download} onClick={() => void saveText().catch(fail)}>
        Download MD
      </Button>
      <Button {...rest} icon={Download} onClick={() => void savePage().catch(fail)}>
        Download HTML
      </Button>
    </div>
  );
}
