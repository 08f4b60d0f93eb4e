// Copies the report from a phone's bar.
import { Copy } from 'lucide-react';
import type { DuplicateOutput } from '../../../workers/kernels/duplicate-finder/spec';
import type { PageOutput } from '../../state/page-output';
import { useCopy } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { copiedText } from './report';
import * as texts from './words';

/** The text of many groups is long, so it is made when it is asked for. */
export default function ReportInBar({ output }: { output: PageOutput<DuplicateOutput> }) {
  const copy = useCopy();
  return (
    <Button size="large" icon={Copy} className="md:hidden" onClick={() => void copy(copiedText(output))}>
      <span className="sr-only">{texts.copy}</span>
    </Button>
  );
}
