// The result, its precision, and the same amount in all other units.
import clsx from 'clsx';
import { Copy, Download } from 'lucide-react';
import { createSpeaker, say } from '../../../workers/words/in-words';
import { Digits } from '../../tool-kit/amounts';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { Figure } from '../../tool-kit/figure';
import '../../tool-kit/result/follow-typing';
import { Notes } from '../../tool-kit/notes';
import { Button } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { IconButton } from '../../ui/icon-button';
import {
  amountText,
  definitionOf,
  inAll,
  resultOf,
  roundingOf,
  show,
  warningsOf,
  type InUnit,
  type UnitQuestion,
} from './answer';
import type { Unit } from './categories';
import { messages } from './messages';
import { TOOL_ID, type Precision } from './options';
import { sources } from './late-words';
import { sizeOf } from './sizes';
import * as words from './words';

const { inWords, text: inText } = createSpeaker({ [TOOL_ID]: messages });

export interface UnitOutcomeProps {
  question: UnitQuestion;
  /** The unit of the shown amount. */
  units: readonly Unit[];
  precision: Precision;
}

export default function UnitOutcome({ question, units, precision }: UnitOutcomeProps) {
  const { quantity, to } = question;
  const download = useDownloadText();
  const { text } = show(resultOf(question), precision);
  const rows = inAll(question, units, precision);
  const report = reportOf(question, rows);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Figure
        question={amountText(quantity)}
        value={text}
        unit={to.symbol}
        actions={
          <Button size="small" icon={Download} onClick={() => download(report, 'unit-conversion.txt')}>
            {words.download}
          </Button>
        }
      >
        <Exactness question={question} precision={precision} />
      </Figure>
      <Notes tone="warn" notes={inWords(warningsOf(question))} />
      <AllUnits question={question} rows={rows} report={report} />
      <Disclosure label={words.definitions}>
        <Definitions question={question} />
      </Disclosure>
    </div>
  );
}

function Exactness({ question, precision }: Omit<UnitOutcomeProps, 'units'>) {
  const rounding = roundingOf(question, precision);
  if (!rounding) return <p>{words.exact}</p>;
  return (
    <p className="wrap-anywhere">
      <Digits text={inText(rounding)} />
    </p>
  );
}

function reportOf({ quantity }: UnitQuestion, rows: readonly InUnit[]): string {
  const lines = rows.map(({ unit, text, isExact }) => `${isExact ? '=' : '≈'} ${text} ${unit.symbol}`);
  return `${[amountText(quantity), ...lines].join('\n')}\n`;
}

interface AllUnitsProps {
  question: UnitQuestion;
  rows: readonly InUnit[];
  /** The text to copy. */
  report: string;
}

function AllUnits({ question, rows, report }: AllUnitsProps) {
  const copy = useCopy();
  return (
    <section aria-label={words.allUnits} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{words.inAllUnits}</h2>
        <Button size="small" icon={Copy} onClick={() => void copy(report, words.copied)}>
          {words.copyAll}
        </Button>
      </div>
      <table className="w-full text-sm">
        <tbody>
          {rows.map((row) => (
            <UnitRow key={row.unit.id} {...row} isChosen={row.unit === question.to} />
          ))}
        </tbody>
      </table>
      {rows.some(({ isExact }) => !isExact) && <p className="text-xs text-muted">{words.someRounded}</p>}
    </section>
  );
}

function UnitRow({ unit, text, isExact, isChosen }: InUnit & { isChosen: boolean }) {
  const copy = useCopy();
  return (
    <tr className={clsx('border-b border-line', isChosen && 'font-semibold')}>
      <th scope="row" className={clsx('py-0.5 pe-3 text-start text-muted', !isChosen && 'font-normal')}>
        {unit.name}
      </th>
      <td className="py-0.5 text-end wrap-anywhere tabular-nums">
        {!isExact && '≈ '}
        <Digits text={text} /> {unit.symbol}
      </td>
      <td className="w-10 py-0.5">
        <IconButton
          icon={Copy}
          label={say(words.copyValue, { unit: unit.name })}
          className="size-9"
          onClick={() => void copy(text, words.copied)}
        />
      </td>
    </tr>
  );
}

function Definitions({ question: { category, quantity, to } }: { question: UnitQuestion }) {
  const units = [...new Set([quantity.unit, ...quantity.typed.map(({ unit }) => unit), to])];
  return (
    <div className="flex flex-col gap-2 text-sm text-muted">
      <ul className="list-disc ps-5">
        {units.map((unit) => (
          <li key={unit.id}>
            {say(words.definition, {
              definition: definitionOf(unit, category) ?? unit.name,
              source: sources[sizeOf(unit).source],
            })}
          </li>
        ))}
      </ul>
      {category.id === 'temperature' && <p>{words.temperatures}</p>}
      <p>{words.computation}</p>
    </div>
  );
}
