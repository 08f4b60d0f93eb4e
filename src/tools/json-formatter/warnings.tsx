// What is valid, and yet read differently by different programs.
import type { ReactNode } from 'react';
import type { JsonOutput, JsonWarning } from '../../../workers/kernels/json-formatter/spec';
import { formatCount } from '../../lib/format';
import type { PageOutput } from '../../state/page-output';
import { PlaceLink } from '../../tool-kit/result/show-in-input';
import { Notice } from '../../ui/notice';

/** Places that are named. */
const NAMED = 5;

export interface WarningsProps {
  output: PageOutput<JsonOutput>;
  /** The input, where it is text: places in it can then be shown. */
  text: string | undefined;
}

export function Warnings({ output, text }: WarningsProps) {
  const { duplicateKeys, inexactNumbers, warnings } = output;
  const placesOf = (kind: JsonWarning['kind']) => warnings.filter((warning) => warning.kind === kind);
  return (
    <>
      {duplicateKeys > 0 && (
        <Warning
          title={`${formatCount(duplicateKeys)} duplicate ${duplicateKeys === 1 ? 'key' : 'keys'}`}
          places={placesOf('duplicate-key')}
          count={duplicateKeys}
          text={text}
        >
          Kept as written. Most programs use only the last value of a repeated key.
        </Warning>
      )}
      {inexactNumbers > 0 && (
        <Warning
          title={`${formatCount(inexactNumbers)} ${inexactNumbers === 1 ? 'number' : 'numbers'} beyond double precision`}
          places={placesOf('inexact-number')}
          count={inexactNumbers}
          text={text}
        >
          Kept as written. JavaScript and other programs that read numbers as doubles would round{' '}
          {inexactNumbers === 1 ? 'it' : 'them'}.
        </Warning>
      )}
    </>
  );
}

interface WarningProps {
  title: string;
  places: readonly JsonWarning[];
  count: number;
  text: string | undefined;
  children: ReactNode;
}

function Warning({ title, places, count, text, children }: WarningProps) {
  const named = places.slice(0, NAMED);
  const more = count - named.length;
  return (
    <Notice tone="warn" title={title}>
      <p>{children}</p>
      <p className="mt-1 text-muted">
        At{' '}
        {named.map(({ line, column }, index) => (
          <span key={index}>
            {index > 0 && '; '}
            <PlaceLink text={text} at={{ line, column }}>
              line {line}, column {column}
            </PlaceLink>
          </span>
        ))}
        {more > 0 && `; and ${formatCount(more)} more`}.
      </p>
    </Notice>
  );
}
