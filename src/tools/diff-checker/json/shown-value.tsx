// A value of one document in a row, in the colors of JSON.
import clsx from 'clsx';
import { json } from '../../../tool-kit/text/json';
import { RowText } from '../../../tool-kit/text/row-text';
import { addedLine, removedLine } from '../words';
import type { ShownValue } from './json-rows';

export const SIGNS = { changed: '~', added: '+', removed: '−' } as const;
export const COLORS = { changed: 'text-info', added: 'text-success', removed: 'text-danger' } as const;

const NO_SEARCH = { showInvisible: false, search: undefined } as const;

/** A value in the colors of JSON, or its end. */
export function Colored({ text, from = 0 }: { text: string; from?: number }) {
  const isInString = from > 0 && text.startsWith('"');
  const row = text.slice(from);
  return <RowText row={row} tokens={json.color(row, isInString ? 'string' : '', !isInString).tokens} {...NO_SEARCH} />;
}

interface ValueProps {
  value: ShownValue;
  /** The characters that are left out. */
  from: number;
  isRemoved?: boolean;
}

export function Value({ value: { text, isCut }, from, isRemoved = false }: ValueProps) {
  const Mark = isRemoved ? 'del' : 'ins';
  return (
    <Mark
      className={clsx(
        'max-w-full min-w-0 truncate rounded-xs px-1 no-underline',
        isRemoved ? 'bg-danger-soft' : 'bg-success-soft',
      )}
    >
      <span className="sr-only">{isRemoved ? removedLine : addedLine} </span>
      {from > 0 && '…'}
      <Colored text={text} from={from} />
      {isCut && '…'}
    </Mark>
  );
}
