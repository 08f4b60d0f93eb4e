// Recipes to start from: the visitor's saved ones, and ready-made ones.
import { Bookmark, Sparkles, Trash2, type LucideIcon } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { say } from '../../../workers/words/in-words';
import { useAppDispatch } from '../../state/hooks';
import { toastShown } from '../../state/toasts';
import { OpenFiles } from '../../tool-kit/input/file-zone';
import { IconButton } from '../../ui/icon-button';
import { deleteRecipe, savedRecipes } from '../../visitor/saved-recipes';
import { readyRecipes } from './ready-recipes';
import { isReceipt, openReceipt } from './use-dropped-receipt';
import { openWith } from './use-linked-recipe';
import * as words from './words';

/** One line per step, after two lines for the version and the name. */
const stepCount = (text: string) => text.split('\n').filter((line) => /^[a-z]/.test(line)).length - 1;

/** More than any recipe has. */
const LARGEST_FILE = 1_000_000;

export function RecipeLists() {
  const dispatch = useAppDispatch();
  const saved = savedRecipes.use();
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.slice(0, LARGEST_FILE).text();
    if (isReceipt(text)) await dispatch(openReceipt(text));
    else await dispatch(openWith(({ openText }) => openText(text)));
  };
  const remove = (id: string, name: string) => {
    deleteRecipe(id);
    dispatch(toastShown({ title: words.deleted, text: say(words.deletedText, { name }), tone: 'info' }));
  };
  return (
    <div className="@container flex flex-col gap-5">
      {saved.length > 0 && (
        <List title={words.ownRecipes}>
          {saved.map(({ id, name, text }) => (
            <Row
              key={id}
              icon={Bookmark}
              name={name}
              does={say(words.stepCount, { count: stepCount(text) })}
              onOpen={() => void dispatch(openWith(({ openSaved }) => openSaved(text)))}
            >
              <IconButton icon={Trash2} label={say(words.deleteRecipe, { name })} onClick={() => remove(id, name)} />
            </Row>
          ))}
        </List>
      )}
      <List title={words.ready}>
        {readyRecipes.map((recipe) => (
          <Row
            key={recipe.name}
            icon={Sparkles}
            name={recipe.name}
            does={recipe.does}
            onOpen={() => void dispatch(openWith(({ openReady }) => openReady(recipe), recipe.sample))}
          />
        ))}
      </List>
      <div>
        <OpenFiles
          input={{
            accept: '.txt,text/plain',
            onChange: ({ target }) => {
              void openFile(target.files?.[0]);
              target.value = '';
            },
          }}
        >
          {words.openFile}
        </OpenFiles>
      </div>
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} className="text-sm font-medium text-muted">
        {title}
      </h2>
      <ul className="grid grid-cols-1 gap-2 @xl:grid-cols-2">{children}</ul>
    </section>
  );
}

interface RowProps {
  icon: LucideIcon;
  name: string;
  does: string;
  onOpen: () => void;
  children?: ReactNode;
}

function Row({ icon: Icon, name, does, onOpen, children }: RowProps) {
  return (
    <li className="flex items-center rounded-md border border-line bg-surface transition-colors focus-within:border-accent hover:border-accent">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-12 min-w-0 flex-1 items-center gap-3 rounded-md px-3 py-1.5 text-start"
      >
        <Icon aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="text-sm font-medium break-words">{name}</span>
          <span className="text-xs text-muted">{does}</span>
        </span>
      </button>
      {children}
    </li>
  );
}
