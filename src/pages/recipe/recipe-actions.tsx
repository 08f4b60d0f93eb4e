// Actions on the whole recipe: save, share, reverse.
import { nanoid } from '@reduxjs/toolkit';
import { useState, type SyntheticEvent } from 'react';
import { recipeName } from '../../../workers/contract/recipe/recipe';
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
  const note = included.length === 0 ? 'and never your input' : 'the text that you ticked, and never your input';
  const copyLink = () =>
    void copy(`${window.location.origin}/recipe#${linkOf(recipe, included)}`, `The link contains the steps, ${note}.`);
  const fileName = `${recipe.name === '' ? 'recipe' : recipe.name.replace(/[^\p{L}\p{N}]+/gu, '-')}.txt`;
  const reverse = () => {
    const missing = withoutOpposite.map(
      (place) => `${String(place + 1)} (${titleOf(recipe.steps[place]?.tool ?? '')})`,
    );
    if (missing.length > 0) {
      const text = `${missing.length === 1 ? 'Step' : 'Steps'} ${missing.join(', ')} can’t be turned around.`;
      dispatch(toastShown({ title: 'No opposite', text, tone: 'info' }));
    } else dispatch(changeCards(() => reversed(recipe).map(cardOf)));
  };
  return (
    <div className="flex flex-col gap-x-6 lg:flex-row lg:flex-wrap lg:items-center">
      <div className="flex flex-wrap gap-x-4">
        <button type="button" aria-haspopup="dialog" onClick={() => setIsSaving(true)} className={linkClasses}>
          Save recipe
        </button>
        <button type="button" onClick={copyLink} className={linkClasses}>
          Copy link
        </button>
        <button type="button" onClick={() => downloadText(textOf(recipe, included), fileName)} className={linkClasses}>
          Download as file
        </button>
        {takes !== 'two' && (
          <CopyCommand
            key={JSON.stringify(recipe)}
            write={async (shell) => pipelineOf(recipe, shell)}
            told="Paste it into a terminal, with a file at the end of the first command."
            className={linkClasses}
          />
        )}
        <button type="button" onClick={reverse} className={linkClasses}>
          Reverse
        </button>
      </div>
      {fields.map(({ key, label }) => (
        <Checkbox
          key={key}
          label={`Include ${label} in links and saved recipes`}
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
            const text = isKept
              ? 'Saved in this browser: steps and options only, never your input.'
              : 'Your browser blocks storage for this site, so the recipe lasts until you leave this page.';
            dispatch(toastShown({ title: 'Recipe saved', text, tone: 'success' }));
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
      setError('Enter a name.');
      return;
    }
    onSave(given);
    close();
  };
  return (
    <TitledDialog title="Save recipe" onClose={onClosed} className="top-[12dvh] max-w-md">
      {(close) => (
        <form noValidate onSubmit={(event) => save(event, close)} className="flex flex-col gap-4 px-5 pt-3 pb-5">
          <TextInput
            label="Name"
            ref={focusFirst}
            autoComplete="off"
            value={name}
            error={error}
            onChange={({ target }) => setName(target.value)}
          />
          <p className="text-sm text-muted">Saved in this browser: steps and options only, never your input.</p>
          <Button type="submit" variant="primary">
            Save
          </Button>
        </form>
      )}
    </TitledDialog>
  );
}
