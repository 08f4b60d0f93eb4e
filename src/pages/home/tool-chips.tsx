// The tools at hand, each one press away: pinned, then used last, then those that most people use.
import clsx from 'clsx';
import { Pin } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useIsAsBuilt } from '../../hydration/prerendered-html';
import { tools } from '../../tools/index';
import { pickTools, popularTools, toolPath } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { pinnedTools, recentTools } from '../../visitor/tool-shelf';
import { focusHeading } from '../use-page-head';
import { ToolIconSlot } from '../parts/tool-icon-slot';

const SHOWN = 8;

export function ToolChips() {
  const pinned = pinnedTools.use();
  const recent = recentTools.use();
  const isAsBuilt = useIsAsBuilt();
  const own = [...pickTools(pinned), ...pickTools(recent)];
  const shown = [...new Set([...own, ...popularTools(), ...tools])].slice(0, SHOWN);
  return (
    <nav aria-label={own.length > 0 ? 'Your tools' : 'Popular'} className="flex flex-col gap-2">
      <ul
        className={clsx(
          'grid grid-cols-2 gap-2 @2xl:grid-cols-4',
          // The build can't know the visitor's tools: a chip must not change under their finger.
          isAsBuilt && 'in-data-own:invisible',
        )}
      >
        {shown.map((tool) => (
          <li key={tool.id} className="min-w-0">
            <Link
              to={toolPath(tool)}
              data-category={tool.category}
              className="group flex min-h-touch items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-sm font-medium transition-colors hover:border-hue max-[26rem]:gap-1.5 max-[26rem]:px-2 max-[26rem]:text-xs"
            >
              <span className="text-hue">
                <ToolIconSlot toolId={tool.id} />
              </span>
              <span className="min-w-0 flex-1 py-1 leading-tight">{breakable(tool.title)}</span>
              {pinned.includes(tool.id) && (
                <>
                  <Pin aria-hidden className="size-3.5 shrink-0 fill-current text-accent" />
                  <span className="sr-only">, pinned</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <ClearOwn isShown={own.length > 0} />
    </nav>
  );
}

/** A slash may end a line, as in “Encoder/Decoder”. */
const breakable = (title: string) =>
  title.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

/** Before the page's code is there, the script in its head knows whether there is anything to clear: its room is kept then. */
function ClearOwn({ isShown }: { isShown: boolean }) {
  const clear = () => {
    recentTools.set([]);
    pinnedTools.set([]);
    focusHeading(); // the button that had the focus is gone
  };
  return (
    <div
      className={clsx('min-h-9 justify-end pointer-coarse:min-h-touch', isShown ? 'flex' : 'hidden in-data-own:flex')}
    >
      {isShown && (
        <Button variant="ghost" size="small" onClick={clear}>
          Clear recent and pinned
        </Button>
      )}
    </div>
  );
}
