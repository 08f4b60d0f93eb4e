// Copies the differences, beside a phone's main button.
import { CopyFile } from './copy-file';
import { useDiffFile, type ShownDiff } from './use-diff-file';

const CopyDiff = (shown: ShownDiff) => <CopyFile size="large" file={useDiffFile(shown)} />;

export default CopyDiff;
