// The results: boxes for typed text, the pane for whatever is too large for one.
import { caseFileName, type CaseOutput } from '../../../workers/kernels/text-case-converter/spec';
import { CASE_LABELS } from '../../../workers/kernels/text-case-converter/words';
import type { PageOutput } from '../../state/page-output';
import { ResultView } from '../../tool-kit/late-parts';
import { CaseBox } from './case-box';

export interface CaseResultsProps {
  toolId: string;
  results: PageOutput<CaseOutput>['results'];
}

export default function CaseResults({ toolId, results }: CaseResultsProps) {
  // A file becomes one result, which can be sent to other tools.
  const isOne = results.length === 1;
  return (
    <section aria-label="Results" className={isOne ? 'flex flex-col gap-6' : 'grid gap-4'}>
      {!isOne && <h2 className="text-base font-semibold">Results</h2>}
      {results.map(({ caseId, result }) => {
        const label = CASE_LABELS[caseId];
        const fileName = caseFileName(caseId);
        return result.stored === 'text' && !isOne ? (
          <CaseBox key={caseId} label={label} text={result.text} fileName={fileName} />
        ) : (
          <ResultView key={caseId} toolId={toolId} label={label} result={result} fileName={fileName} />
        );
      })}
    </section>
  );
}
