// Files that could not be read, each with its reason.
import { Disclosure } from '../../ui/disclosure';
import { LongList } from './long-list';

interface UnreadFilesProps {
  title: string;
  label: string;
  files: readonly { readonly path: string; readonly reason: string }[];
}

export const UnreadFiles = ({ title, label, files }: UnreadFilesProps) => (
  <Disclosure label={title} defaultOpen>
    <LongList label={label} count={files.length} rowPx={32} visibleRows={6.5} keyOf={(index) => index}>
      {(index) => {
        const { path = '', reason = '' } = files[index] ?? {};
        const text = `${path}: ${reason}`;
        return (
          <p className="h-8 truncate text-sm leading-8" title={text}>
            {text}
          </p>
        );
      }}
    </LongList>
  </Disclosure>
);
