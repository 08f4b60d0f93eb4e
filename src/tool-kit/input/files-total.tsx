import { formatBytes, formatCount } from '../../lib/format';
import type { FileRef } from '../../state/inputs';

/** "3 files, 4.5 MB" */
export function FilesTotal({ files }: { files: readonly FileRef[] }) {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <p className="text-sm text-muted">
      {files.length === 1 ? '1 file' : `${formatCount(files.length)} files`}, {formatBytes(bytes)}
    </p>
  );
}
