// One result of typed text, with its own Copy and Download.
import { isHighSurrogate } from '../../../workers/contract/surrogates';
import { formatCount } from '../../lib/format';
import { ResultFrame } from '../../tool-kit/result/result-box';

/** Eight boxes are laid out at once: more of each would take the page longer than a frame or two. */
const SHOWN_UNITS = 4000;

export interface CaseBoxProps {
  label: string;
  text: string;
  fileName: string;
}

export function CaseBox({ label, text, fileName }: CaseBoxProps) {
  const isCutInside = text.length > SHOWN_UNITS && isHighSurrogate(text.charCodeAt(SHOWN_UNITS - 1));
  const shown = text.slice(0, isCutInside ? SHOWN_UNITS - 1 : SHOWN_UNITS);
  return (
    <ResultFrame {...{ label, text, fileName }}>
      {(labelId) => (
        <>
          <output
            aria-labelledby={labelId}
            // What scrolls must be reachable by keyboard.
            tabIndex={0}
            className="block max-h-48 overflow-auto px-3 py-2.5 font-mono text-sm wrap-break-word whitespace-pre-wrap"
          >
            {shown}
          </output>
          {shown.length < text.length && (
            <p className="border-t border-line px-3 py-2 text-xs text-muted">
              {formatCount(text.length - shown.length)} more characters: copy or download it to have all.
            </p>
          )}
        </>
      )}
    </ResultFrame>
  );
}
