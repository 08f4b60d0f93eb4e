import { identify, options } from '../../../workers/kernels/identify/spec';
import { loadable } from '../../hydration/loadable';
import { InputPane } from '../../tool-kit/input/input-pane';
import { RunBar } from '../../tool-kit/run/run-bar';
import { EmptyOutcome, RunOutcome } from '../../tool-kit/run/run-outcome';
import { ResultInBar } from '../../tool-kit/run/text-result';
import { ToolLayout } from '../../tool-kit/run/tool-layout';
import { useSubmit } from '../../tool-kit/run/use-submit';
import { isBlank, useTool } from '../../tool-kit/run/use-tool';
import { reportOf } from './report';
import * as words from './words';

const layers = loadable(() => import('./layers'));

/** JSON in gzip in Base64. */
const SAMPLE = 'H4sIAAAAAAACA6tWKi5NUrJSSkxJVNJRKsrPSS1WsooGcnMz84ACqSmZJflFSrE6SpmJJUpWhuZm5kZGpmYGBrUAzd1y/jkAAAA=';

export default function IdentifyScreen() {
  const tool = useTool(identify);
  const run = useSubmit(tool, { options: options.defaults, problem: isBlank(tool.input) ? words.blank : undefined });
  return (
    <ToolLayout
      run={run}
      late={layers}
      outcome={
        <RunOutcome
          run={run}
          empty={<EmptyOutcome tool={tool} sample={SAMPLE} />}
          describe={(output) => output.layers.map(({ readings }) => readings[0]?.title).join(', ')}
        >
          {(output) => <layers.Component tool={tool} output={output} />}
        </RunOutcome>
      }
    >
      <InputPane
        tool={tool}
        label={words.inputLabel}
        placeholder={words.placeholder}
        takes="any file"
        error={run.shownProblem}
        sample={SAMPLE}
      />
      <RunBar
        run={run}
        action={words.action}
        afterwards={<ResultInBar run={run} text={(output) => reportOf(output.layers)} copied={words.copied} />}
      />
    </ToolLayout>
  );
}
