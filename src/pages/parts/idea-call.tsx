// Asks for ideas where a visitor may be looking for a tool that doesn't exist.
import { Lightbulb } from 'lucide-react';
import { LinkButton } from '../../ui/link-button';
import * as words from './words';

export function IdeaCall({ children }: { children: string }) {
  return (
    <aside
      aria-labelledby="idea"
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-lg sm:gap-x-8 bg-accent-soft px-4 py-2 sm:p-6 print:hidden"
    >
      <div className="flex max-w-[52ch] flex-col gap-1">
        <h2 id="idea" className="font-semibold sm:text-lg">
          {words.toolIdea}
        </h2>
        <p className="text-sm max-sm:hidden">{children}</p>
      </div>
      <LinkButton to="/tool-ideas" icon={Lightbulb}>
        {words.suggestTool}
      </LinkButton>
    </aside>
  );
}
