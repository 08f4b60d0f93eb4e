// What an embedded page has around the tool: its name, and the only link. The build renders it.
import { say } from '../../../workers/words/in-words';
import { settings } from '../../settings';
import type { ToolDefinition } from '../../tool-kit/define-tool';
import { toolPath } from '../../tools/lookup';
import * as words from './words';

/** The link is last, so that few Tabs lead to the work. */
export const EmbedShell = ({ tool }: { tool: ToolDefinition }) => (
  <main className="px-4 pt-3 pb-4">
    <h1 className="mb-2 text-lg font-bold">{tool.title}</h1>
    <div id="root" data-tool={tool.id} className="min-h-64">
      <noscript>{words.noScript}</noscript>
    </div>
    <p className="mt-2 text-sm">
      <a
        data-whole-tool
        href={toolPath(tool)}
        target="_blank"
        rel="noopener"
        className="rounded-sm font-medium text-accent underline underline-offset-4 hover:no-underline"
      >
        {say(words.openTool, { tool: tool.title, site: settings.name })}
        <span className="sr-only"> {words.newTab}</span>
      </a>
    </p>
  </main>
);
