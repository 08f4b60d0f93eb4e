// Copies the differences of two JSON documents, beside a phone's main button.
import type { JsonDiffView, JsonForm } from '../../../../workers/kernels/diff-checker/spec';
import type { PageOutput } from '../../../state/page-output';
import { CopyFile } from '../copy-file';
import { useJsonFile } from './use-json-file';

interface CopyJsonProps {
  output: PageOutput<JsonDiffView>;
  format: JsonForm;
}

const CopyJson = ({ output, format }: CopyJsonProps) => <CopyFile size="large" file={useJsonFile(output, format)} />;

export default CopyJson;
