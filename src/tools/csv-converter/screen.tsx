import { csvConverter, fileNameOf, options, type CsvMode } from '../../../workers/kernels/csv-converter/spec';
import { words } from '../../../workers/kernels/csv-converter/words';
import { loadable } from '../../hydration/loadable';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { TwoWayScreen, useTwoWay } from '../../tool-kit/run/two-way-screen';
import { isAnswered } from '../../tool-kit/run/use-submit';
import { Tips } from '../../tool-kit/tips';
import * as texts from './words';

const csvBody = loadable(() => import('./csv-body'));

const TEXTS = {
  'to-json': { label: texts.csvLabel, placeholder: texts.csvPlaceholder, downloaded: texts.downloadedJson },
  'to-csv': { label: texts.jsonLabel, placeholder: texts.jsonPlaceholder, downloaded: texts.downloadedCsv },
} as const;

export { options };

export default function CsvConverterScreen() {
  const form = useToolOptions(csvConverter.id, options, words);
  const twoWay = useTwoWay(form, csvConverter, words.messages.blank);
  const { tool, run } = twoWay;
  const { mode } = form.values;
  const { label, placeholder, downloaded } = TEXTS[mode];
  const fileName = fileNameOf(form.values);
  return (
    <TwoWayScreen
      form={form}
      twoWay={twoWay}
      late={csvBody}
      below={<CsvTips />}
      input={{
        label,
        placeholder,
        size: texts.size,
        sample: SAMPLES[mode],
        success: isAnswered(run) ? texts.converted : undefined,
        clearLabel: texts.clear,
        onClear: tool.clear,
      }}
      action={texts.action}
      fileName={fileName}
      onSwap={() => twoWay.turn({ mode: mode === 'to-json' ? 'to-csv' : 'to-json' })}
      result={{
        errorUnderInput: true,
        fileName: () => fileName,
        copied: texts.copied,
        downloaded,
        body: csvBody.Component,
      }}
      options={
        <ToolOptions
          form={form}
          names={['separator', 'quote', 'header', 'encoding', 'rows', 'nulls', 'columns', 'crlf', 'marked']}
        />
      }
    >
      <ToolOptions form={form} names={['isLines', 'typed', 'defused']} />
    </TwoWayScreen>
  );
}

function CsvTips() {
  return (
    <Tips>
      <li>{texts.tipTypes}</li>
      <li>{texts.tipRagged}</li>
      <li>{texts.tipNested}</li>
      <li>{texts.tipFormulas}</li>
    </Tips>
  );
}

/** Contain what converters get wrong: leading zeros, quotation marks and lines in fields, a field too few, nested objects. */
const SAMPLES: Readonly<Record<CsvMode, string>> = {
  'to-json': `id,${texts.sampleName},${texts.sampleNote}
007,Ada Lovelace,"${texts.sampleQuote}"
12345678901234567890,"Müller, Zoë","${texts.sampleLines}"
3,Alan Turing
`,
  'to-csv': `[
  { "id": "007", "name": "Ada Lovelace", "address": { "city": "London", "zip": "W1" } },
  { "id": 12345678901234567890, "name": "Müller, Zoë", "tags": ["a", "b"] }
]`,
};
