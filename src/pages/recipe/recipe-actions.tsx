// Actions on the whole recipe: save, share, reverse.
import { nanoid } from '@reduxjs/toolkit';
import { useState, type SyntheticEvent } from 'react';
import { recipeName } from '../../../workers/contract/recipe/recipe';
import { say } from '../../../workers/words/in-words';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { nameAsked, renamed } from '../../state/recipe';
import { toastShown } from '../../state/toasts';
import { useCopy, useDownloadText } from '../../tool-kit/copy-and-download';
import { CopyCommand } from '../../tool-kit/options/copy-command';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { TitledDialog } from '../../ui/modal-dialog';
import { TextInput } from '../../ui/text-input';
import { saveRecipe } from '../../visitor/saved-recipes';
import { cardOf, changeCards } from './edits';
import { focusFirst } from './focus-first';
import { reversed, type Plan } from './step-code/plan';
import { linkOf, pipelineOf, textOf, typedFields } from './step-code/share-recipe';
import { titleOf } from './step-code/step-words';
import * as lateWords from './late-words';
import * as words from './words';

const linkClasses =
  'min-h-8 rounded-sm text-xs text-muted underline underline-offset-4 hover:no-underline pointer-coarse:min-h-touch';

export default function RecipeActions({ plan }: { plan: Plan }) {
  const { recipe, takes, withoutOpposite } = plan;
  const dispatch = useAppDispatch();
  const copy = useCopy();
  const downloadText = useDownloadText();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const isSaving = useAppSelector((state) => state.recipe.isSaving);
  const setIsSaving = (isOn: boolean) => dispatch(nameAsked({ isSaving: isOn }));
  const fields = typedFields(recipe);
  const included = ticked.filter((key) => fields.some((field) => field.key === key));
  const copied = included.length === 0 ? words.linkCopied : words.linkWithTextsCopied;
  const copyLink = () => void copy(`${window.location.origin}/recipe#${linkOf(recipe, included)}`, copied);
  const fileName = `${recipe.name === '' ? 'recipe' : recipe.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.txt`;
  const reverse = () => {
    const missing = withoutOpposite.map((place) =>
      say(words.stepOf, { place: place + 1, title: titleOf(recipe.steps[place]?.tool ?? '') }),
    );
    if (missing.length > 0) {
      const text = say(lateWords.notReversible, { count: missing.length, steps: missing.join(', ') });
      dispatch(toastShown({ title: words.noOpposite, text, tone: 'info' }));
    } else dispatch(changeCards(() => reversed(recipe).map(cardOf)));
  };
  return (
    <div className="flex flex-col gap-x-6 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex flex-wrap gap-x-4">
        <button type="button" aria-haspopup="dialog" onClick={() => setIsSaving(true)} className={linkClasses}>
          {words.saveRecipe}
        </button>
        <button type="button" onClick={copyLink} className={linkClasses}>
          {words.copyLink}
        </button>
        <button type="button" onClick={() => downloadText(textOf(recipe, included), fileName)} className={linkClasses}>
          {words.download}
        </button>
        {takes !== 'two' && (
          <CopyCommand
            key={JSON.stringify(recipe)}
            write={async (shell) => pipelineOf(recipe, shell)}
            told={words.commandCopied}
            className={linkClasses}
          />
        )}
        <button type="button" onClick={reverse} className={linkClasses}>
          {words.reverse}
        </button>
      </div>
      {fields.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={label}
          checked={included.includes(key)}
          onChange={(isOn) => setTicked(isOn ? [...included, key] : included.filter((other) => other !== key))}
          className="text-xs text-muted"
        />
      ))}
      {isSaving && (
        <SaveDialog
          name={recipe.name}
          onClosed={() => setIsSaving(false)}
          onSave={(name) => {
            dispatch(renamed({ name }));
            const isKept = saveRecipe({ id: nanoid(8), name, text: textOf({ ...recipe, name }, included) });
            const text = isKept ? words.savedHere : words.notStored;
            dispatch(toastShown({ title: words.saved, text, tone: 'success' }));
          }}
        />
      )}
    </div>
  );
}

interface SaveDialogProps {
  name: string;
  onSave: (name: string) => void;
  onClosed: () => void;
}

function SaveDialog({ name: initial, onSave, onClosed }: SaveDialogProps) {
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const save = (event: SyntheticEvent, close: () => void) => {
    event.preventDefault();
    const given = recipeName(name);
    if (given === '') {
      setError(words.noName);
      return;
    }
    onSave(given);
    close();
  };
  return (
    <TitledDialog title={words.saveRecipe} onClose={onClosed} className="top-[12dvh] max-w-md">
      {(close) => (
        <form noValidate onSubmit={(event) => save(event, close)} className="flex flex-col gap-4 px-5 pt-3 pb-5">
          <TextInput
            label={words.name}
            ref={focusFirst}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
          <p className="text-sm text-muted">{words.savedHere}</p>
          <Button type="submit" variant="primary">
            {words.save}
          </Button>
        </form>
      )}
    </TitledDialog>
  );
}
