// The opened receipt: what made it, its inputs, and what a replay needs. Loads with the first receipt.
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Build, Receipt } from '../../../workers/contract/recipe/receipt';
import { dateFormat } from '../../../workers/words/formats';
import { say } from '../../../workers/words/in-words';
import { formatBytes } from '../../lib/format';
import { buildHere } from '../../lib/build-here';
import { useAppDispatch } from '../../state/hooks';
import { receiptOpened } from '../../state/recipe';
import { IconButton } from '../../ui/icon-button';
import { leftOutOf } from './step-code/receipts';
import * as words from './words';

const formatMade = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

interface ReceiptPanelProps {
  receipt: Receipt;
  /** The steps are still the receipt's. */
  isWhole: boolean;
}

export default function ReceiptPanel({ receipt, isWhole }: ReceiptPanelProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [here, setHere] = useState<Build>();
  useEffect(() => void buildHere().then(setHere), []);
  const { build, date, inputs } = receipt;
  const leftOut = leftOutOf(receipt);
  const named = inputs.map(({ name, bytes }) =>
    name === '' ? formatBytes(bytes) : say(words.namedInput, { name, size: formatBytes(bytes) }),
  );
  const host = words.hosts[build.host];
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1 rounded-md border border-line bg-surface p-3 text-sm">
      <div className="flex items-center gap-3">
        <h2 id={id} className="flex-1 font-medium">
          {words.receiptOpened}
        </h2>
        <IconButton
          icon={X}
          label={words.closeReceipt}
          onClick={() => dispatch(receiptOpened({ receipt: undefined }))}
        />
      </div>
      <p>{say(words.receiptMade, { date: formatMade(new Date(date)), version: build.version, host })}</p>
      {named.length > 0 && (
        <p className="break-words">
          <bdi>{say(words.inputsOfReceipt, { inputs: named.join('; ') })}</bdi>
        </p>
      )}
      {leftOut.length > 0 && <p>{say(words.leftOut, { options: { all: leftOut } })}</p>}
      {here && here.digest !== build.digest && <p>{say(words.otherBuild, { version: here.version })}</p>}
      {!isWhole && <p role="status">{words.stepsChanged}</p>}
      <p className="text-xs text-muted">{words.proves}</p>
    </section>
  );
}
