import { BLANK, FILE_NAME, options, xmlFormatter, type XmlAction } from '../../../workers/kernels/xml-formatter/spec';
import { words } from '../../../workers/kernels/xml-formatter/words';
import { loadable } from '../../hydration/loadable';
import { InputPane } from '../../tool-kit/input/input-pane';
import { ToolOptions } from '../../tool-kit/options/tool-options';
import { useToolOptions } from '../../tool-kit/options/use-tool-options';
import { FormatBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome, FailedRun, RunOutcome } from '../../tool-kit/run/run-outcome';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useClick } from '../../tool-kit/run/use-click';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { Tips } from '../../tool-kit/tips';
import * as texts from './words';

/** Contains what other formatters change: mixed content, a CDATA section, a reference, preserved whitespace. */
const SAMPLE = `<?xml version="1.0" encoding="UTF-8"?>
<menu xmlns:p="https://example.com/prices"><!-- Spring menu --><dish id="d1" vegan='yes'><name>Caf&#233; gourmet</name><p:price currency="EUR">4.50</p:price><note>Served with <em>fresh</em> <b>cream</b>.</note></dish><dish id="d2"><name>Cr&amp;Co toast</name><script><![CDATA[if (a < b && c) serve();]]></script><recipe xml:space="preserve">1. Toast
   2. Serve</recipe><allergens/></dish></menu>`;

const xmlResult = loadable(() => import('./xml-result'));

const DONE: Readonly<Record<XmlAction, string>> = {
  format: texts.isFormatted,
  minify: texts.isMinified,
  validate: texts.isValid,
};

export { options };

export default function XmlFormatterScreen() {
  const tool = useTool(xmlFormatter);
  const form = useToolOptions(xmlFormatter.id, options, words);
  const { action } = form.values;
  const run = useSubmit(tool, {
    options: form.values,
    problem: isBlank(tool.input) ? words.messages[BLANK[action]] : undefined,
  });
  const click = useClick(run, action, form.change);
  return (
    <ToolLayout
      form={form}
      run={run}
      late={xmlResult}
      outcome={
        <RunOutcome
          run={run}
          errorUnderInput
          empty={<EmptyOutcome tool={tool} sample={SAMPLE} />}
          describe={({ action }) => DONE[action]}
        >
          {(output) => <xmlResult.Component toolId={tool.id} output={output} />}
        </RunOutcome>
      }
      below={<XmlTips />}
    >
      <InputPane
        tool={tool}
        label={texts.input}
        placeholder={texts.placeholder}
        error={run.shownProblem}
        sample={SAMPLE}
      />
      <FailedRun run={run} />
      <FormatBar
        run={run}
        click={click}
        fileName={FILE_NAME}
        copied={texts.copied}
        options={<ToolOptions form={form} />}
      />
    </ToolLayout>
  );
}

function XmlTips() {
  return (
    <Tips>
      <li>{texts.whitespaceOnly}</li>
      <li>{texts.mixedContent}</li>
      <li>{texts.escapes}</li>
      <li>{texts.nothingLoaded}</li>
    </Tips>
  );
}
