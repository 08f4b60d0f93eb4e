// The text of a result, short or long, and the switches for how it is shown.
import { useMemo } from 'react';
import type { ResultRef } from '../../state/page-output';
import { Checkbox } from '../../ui/checkbox';
import { findLanguage } from './languages';
import { LongText } from './long-text';
import { linesOf, MOST_LINES, ShortText } from './short-text';
import type { TextSearch } from './use-search';
import { setViewSwitches, useViewSwitches } from './view-switches';
import * as words from './words';

export interface TextBodyProps {
  result: Exclude<ResultRef, { stored: 'saved' }>;
  blobOf: () => Blob;
  fileName: string;
  labelId: string;
  search: TextSearch;
}

export function TextBody({ result, blobOf, fileName, labelId, search }: TextBodyProps) {
  const language = findLanguage(result.mime, fileName);
  const { pattern, active, found } = search;
  const target = active === undefined ? undefined : found.offsets[active];
  const text = result.stored === 'text' ? result.text : undefined;
  const isShort = useMemo(() => text !== undefined && linesOf(text).length <= MOST_LINES, [text]);
  const shown = { language, search: pattern, target };
  if (text === undefined || !isShort)
    return <LongText blobOf={blobOf} label={words.lines} bytes={result.bytes} {...shown} />;
  return (
    <ShortText
      text={text}
      labelId={labelId}
      numbered={true}
      {...shown}
      className="fills-and-scrolls rounded-md border border-line px-3 py-2 max-lg:max-h-96"
    />
  );
}

/** For all results of this visit. */
export function TextSwitches() {
  const { wraps, showInvisible } = useViewSwitches();
  return (
    <div className="flex flex-wrap gap-x-5 print:hidden">
      <Checkbox label={words.wrap} checked={wraps} onChange={(wraps) => setViewSwitches({ wraps })} />
      <Checkbox
        label={words.showInvisible}
        checked={showInvisible}
        onChange={(showInvisible) => setViewSwitches({ showInvisible })}
      />
    </div>
  );
}
