// The visitor's tools, one click away: pinned tools, then recent ones, then the most popular ones.
import clsx from 'clsx';
import { Pin } from 'lucide-react';
import { Fragment } from 'react';
import { useIsAsBuilt } from '../../hydration/prerendered-html';
import { tools } from '../../tools/index';
import { pickTools, popularTools, toolPath } from '../../tools/lookup';
import { Button } from '../../ui/button';
import { Link } from '../../ui/link';
import { pinnedTools, recentTools } from '../../visitor/tool-shelf';
import { focusHeading } from '../use-page-head';
import { ToolIconSlot } from '../parts/tool-icon-slot';
import * as words from './words';

const SHOWN = 8;

const atHand = () => [...new Set([...popularTools(), ...tools])];

export function ToolChips() {
  const pinned = pinnedTools.use();
  const recent = recentTools.use();
  const isAsBuilt = useIsAsBuilt();
  const own = [...pickTools(pinned), ...pickTools(recent)];
  const shown = [...new Set([...own, ...atHand()])].slice(0, SHOWN);
  return (
    <nav aria-label={own.length > 0 ? words.ownTools : words.popular} className="flex flex-col gap-2">
      <OwnHead isShown={own.length > 0} />
      <ul
        className={clsx(
          'grid grid-cols-2 gap-2 @2xl:grid-cols-4',
          // before-paint.js shows the visitor's own tools among all of these. If it can't, a chip must not change under the
          // visitor's finger.
          isAsBuilt && 'built-chips in-data-own:invisible',
        )}
      >
        {(isAsBuilt ? atHand() : shown).map((tool, at) => (
          <li key={tool.id} data-chip={tool.id} className={clsx('min-w-0', at >= SHOWN && 'hidden')}>
            <Link
              to={toolPath(tool)}
              data-category={tool.category}
              className="group flex min-h-touch items-center gap-2 rounded-md border border-line bg-surface px-2.5 text-sm font-medium transition-colors hover:border-hue max-[26rem]:gap-1.5 max-[26rem]:px-2 max-[26rem]:text-xs"
            >
              <span className="text-hue">
                <ToolIconSlot toolId={tool.id} />
              </span>
              <span className="min-w-0 flex-1 py-1 leading-tight">{breakable(tool.title)}</span>
              {(isAsBuilt || pinned.includes(tool.id)) && (
                <span className={clsx('shrink-0', isAsBuilt && 'built-pin hidden')}>
                  <Pin aria-hidden className="size-3.5 fill-current text-accent" />
                  <span className="sr-only">{words.pinned}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A line may break after a slash, as in “Encoder/Decoder”. */
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

/** The script in the page's head knows earlier than the page's code whether there is anything to clear. */
function OwnHead({ isShown }: { isShown: boolean }) {
  const clear = () => {
    recentTools.set([]);
    pinnedTools.set([]);
    focusHeading(); // The button that had the focus is no longer there.
  };
  return (
    <div
      className={clsx(
        'min-h-9 items-center justify-between pointer-coarse:min-h-touch',
        isShown ? 'flex' : 'hidden in-data-own:flex',
      )}
    >
      <h2 className="text-sm font-medium text-muted">{words.ownTools}</h2>
      {isShown && (
        <Button variant="ghost" size="small" onClick={clear}>
          {words.clearOwnTools}
        </Button>
      )}
    </div>
  );
}
