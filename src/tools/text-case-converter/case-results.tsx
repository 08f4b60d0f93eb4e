// The results: a box for each case, or the usual result pane for a large text.
import { useEffect, useState } from 'react';
import { isHighSurrogate } from '../../../workers/lib/surrogates';
import { caseFileName, type CaseOutput } from '../../../workers/kernels/text-case-converter/spec';
import { CASE_LABELS } from '../../../workers/kernels/text-case-converter/words';
import { say } from '../../../workers/words/in-words';
import type { PageOutput } from '../../state/page-output';
import { ResultView } from '../../tool-kit/late-parts';
import { TextBox } from '../../tool-kit/result/result-box';
import * as lateTexts from './late-words';
import * as texts from './words';

interface CaseResultsProps {
  toolId: string;
  results: PageOutput<CaseOutput>['results'];
}

export default function CaseResults({ toolId, results }: CaseResultsProps) {
  // A file has one result, which can be sent to other tools.
  const isOne = results.length === 1;
  const shown = useOneMoreEachFrame(results.length);
  return (
    <section aria-label={texts.results} className={isOne ? 'flex flex-col gap-6' : 'grid gap-4'}>
      {!isOne && <h2 className="text-base font-semibold">{texts.results}</h2>}
      {results.slice(0, shown).map(({ caseId, result }) => {
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

/** How many results are on the page. To show eight long ones at once takes 90 ms on a slow processor. */
function useOneMoreEachFrame(count: number): number {
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
}

/** Characters per box. Laying out eight boxes with more text takes longer than two frames. */
const SHOWN_UNITS = 4000;

interface CaseBoxProps {
  label: string;
  text: string;
  fileName: string;
}

function CaseBox({ label, text, fileName }: CaseBoxProps) {
  const isCutInside = text.length > SHOWN_UNITS && isHighSurrogate(text.charCodeAt(SHOWN_UNITS - 1));
  const shown = text.slice(0, isCutInside ? SHOWN_UNITS - 1 : SHOWN_UNITS);
  return (
    <TextBox label={label} text={text} shown={shown} fileName={fileName} height="max-h-48">
      {shown.length < text.length && (
        <p className="border-t border-line px-3 py-2 text-xs text-muted">
          {say(lateTexts.more, { count: text.length - shown.length })}
        </p>
      )}
    </TextBox>
  );
}
