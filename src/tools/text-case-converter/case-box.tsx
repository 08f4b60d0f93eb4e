// One result of typed text, with its own Copy and Download.
import { formatCount } from '../../lib/format';
import { ResultFrame } from '../../tool-kit/result-frame';

/** Eight boxes are laid out at once: more of each would take the page longer than a frame or two. */
const SHOWN_UNITS = 4000;

export interface CaseBoxProps {
  label: string;
  text: string;
  fileName: string;
}

/** The beginning of a text, never ending in half a character. */
function headOf(text: string): string {
  const head = text.slice(0, SHOWN_UNITS);
  return /[\uD800-\uDBFF]$/.test(head) ? head.slice(0, -1) : head;
}

export function CaseBox({ label, text, fileName }: CaseBoxProps) {
  const shown = text.length > SHOWN_UNITS ? headOf(text) : text;
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
