// The parts of the input that a result doesn't have: a short message if there are none, otherwise a collapsible list.
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Counted } from '../../../workers/contract/run/losses';
import type { Said } from '../../../workers/contract/run/message';
import { say } from '../../../workers/words/in-words';
import { Disclosure } from '../../ui/disclosure';
import { Notice } from '../../ui/notice';
import * as words from './words';

export interface LossReportProps<Found> {
  losses: readonly Found[];
  /** The message if nothing was lost. */
  nothing: string;
  title: string;
  /** Above the list. */
  summary?: ReactNode;
  label: string;
  /** With more kinds than this, the list starts collapsed, so that the result stays in view. */
  few: number;
  children: (loss: Found) => ReactNode;
}

export function LossReport<Found extends Counted<string, unknown> & { readonly title: Said }>(
  props: LossReportProps<Found>,
) {
  const { losses, nothing, title, summary, label, few, children } = props;
  if (losses.length === 0) {
    return (
      <p className="flex items-center gap-2 text-sm">
        <CircleCheck aria-hidden className="size-4.5 shrink-0 text-success" />
        <span className="text-muted">{nothing}</span>
      </p>
    );
  }
  return (
    <Notice tone="warn" title={title}>
      {summary}
      <Disclosure label={label} defaultOpen={losses.length <= few}>
        <ul aria-label={words.lossReport} className="flex list-disc flex-col gap-1.5 ps-5">
          {losses.map((loss) => (
            <li key={loss.kind}>{children(loss)}</li>
          ))}
        </ul>
      </Disclosure>
    </Notice>
  );
}

interface PlacesProps<Place> {
  loss: Counted<string, Place>;
  /** The places to name. By default all known places. */
  most?: number;
  between: string;
  children: (place: Place) => ReactNode;
}

export function LossPlaces<Place>({ loss: { count, places }, most, between, children }: PlacesProps<Place>) {
  const named = places.slice(0, most);
  const more = count - named.length;
  if (named.length === 0) return null;
  return (
    <span className="block text-muted">
      {named.map((place, index) => (
        <span key={index}>
          {index > 0 && between}
          {children(place)}
        </span>
      ))}
      {more > 0 && between + say(words.andMore, { count: more })}
    </span>
  );
}
