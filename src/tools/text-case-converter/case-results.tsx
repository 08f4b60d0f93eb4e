// The results: boxes for typed text, the pane for whatever is too large for one.
import { caseFileName, CASES, type CaseOutput } from '../../../workers/kernels/text-case-converter/spec';
import type { Interned } from '../../state/interned';
import { ResultPane } from '../../tool-kit/result-pane';
import { CaseBox } from './case-box';

export interface CaseResultsProps {
  toolId: string;
  results: Interned<CaseOutput>['results'];
  /** A file becomes one result, which can be handed on to other tools. */
  ofFile: boolean;
}

export function CaseResults({ toolId, results, ofFile }: CaseResultsProps) {
  return (
    <section aria-label="Results" className={ofFile ? 'flex flex-col gap-6' : 'grid gap-4 lg:grid-cols-2'}>
      {results.map(({ caseId, result }) => {
        const { label } = CASES[caseId];
        const fileName = caseFileName(caseId);
        return result.stored === 'text' && !ofFile ? (
          <CaseBox key={caseId} label={label} text={result.text} fileName={fileName} />
        ) : (
          <ResultPane key={caseId} toolId={toolId} label={label} result={result} fileName={fileName} />
        );
      })}
    </section>
  );
}
