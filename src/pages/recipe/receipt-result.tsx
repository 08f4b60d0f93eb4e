// Above a result: the verdict of a replay, and the receipt to download. Loads with the first of them.
import { Download } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../workers/words/in-words';
import type { Replayed } from '../../../workers/contract/recipe/replay';
import { useAppDispatch } from '../../state/hooks';
import type { RecipeOutput } from '../../state/run-spec';
import { toastShown } from '../../state/toasts';
import { useDownloadText } from '../../tool-kit/copy-and-download';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Notice } from '../../ui/notice';
import { receiptText } from './step-code/receipts';
import { typedFields } from './step-code/share-recipe';
import * as lateWords from './late-words';
import * as words from './words';

export default function ReceiptResult({ recorded, replayed }: Pick<RecipeOutput, 'recorded' | 'replayed'>) {
  return (
    <>
      {replayed && <Verdict replayed={replayed} />}
      {recorded && <ReceiptDownload recorded={recorded} />}
    </>
  );
}

function Verdict({ replayed }: { replayed: Replayed }) {
  const [title, text] =
    replayed.is === 'same'
      ? [words.same, words.sameText]
      : replayed.is === 'other-input'
        ? [words.otherInput, words.otherInputText]
        : [say(words.differs, { step: String(replayed.step + 1) }), words.differsText];
  return (
    <Notice tone={replayed.is === 'same' ? 'success' : 'warn'} title={title}>
      {text} {words.proves}
    </Notice>
  );
}

function ReceiptDownload({ recorded }: { recorded: NonNullable<RecipeOutput['recorded']> }) {
  const dispatch = useAppDispatch();
  const downloadText = useDownloadText();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { run, recipe } = recorded;
  const [input] = run.inputs;
  const name = input === undefined || input.name === '' ? 'receipt.txt' : `${input.name}.receipt.txt`;
  const download = async () => {
    const text = await receiptText(recorded, ticked);
    if (text !== undefined) downloadText(text, name, words.receiptSaved);
    else dispatch(toastShown({ title: words.longReceipt, text: words.longReceiptText, tone: 'error' }));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button icon={Download} size="small" onClick={() => void download()}>
        {words.downloadReceipt}
      </Button>
      {typedFields(recipe, lateWords.includeInReceipt).map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={ticked.includes(key)}
          onChange={(isOn) => setTicked(isOn ? [...ticked, key] : ticked.filter((other) => other !== key))}
          className="text-xs text-muted"
        />
      ))}
    </div>
  );
}
