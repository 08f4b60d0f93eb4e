import { useState } from 'react';
import { say } from '../../../workers/words/in-words';
import { ideaCategories, ideaLengths, type ToolIdea } from '../../forms/tool-idea';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { Select, type Choice } from '../../ui/select';
import { TextArea } from '../../ui/text-area';
import { TextInput } from '../../ui/text-input';
import { errorOf } from '../forms/form-state';
import { FormDone, FullForm } from '../forms/full-form';
import { useForm, type FormHandle } from '../forms/use-form';
import * as words from './words';

export default function ToolIdeasPage() {
  const form = useForm(({ sendIdea }) => sendIdea, words.networkError);
  if (form.state.kind === 'sent') {
    return (
      <FormDone title={words.thanks} text={form.state.message}>
        <Button variant="primary" onClick={form.startAgain}>
          {words.another}
        </Button>
        <LinkButton to="/tools">{words.browse}</LinkButton>
      </FormDone>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="max-w-[60ch] text-muted">{words.purpose}</p>
      </div>
      <IdeaForm form={form} />
    </div>
  );
}

type Category = ToolIdea['category'] | '';

const categoryChoices: readonly Choice<Category>[] = [
  { value: '', label: words.noCategory },
  ...ideaCategories.map((category) => ({ value: category, label: words.categories[category] })),
];

function IdeaForm({ form }: { form: FormHandle<keyof ToolIdea> }) {
  const { state } = form;
  return (
    <FullForm form={form} name={words.form} button={words.submit} sendingButton={words.submitting} note={words.use}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput
          name="toolName"
          label={words.toolName}
          hint={say(words.toolNameHint, { least: ideaLengths.toolName.least })}
          autoComplete="off"
          required
          autoFocus={state.kind === 'again'}
          error={errorOf(state, 'toolName')}
        />
        <CategoryField error={errorOf(state, 'category')} />
      </div>
      <TextArea
        name="description"
        label={words.description}
        hint={say(words.descriptionHint, { least: ideaLengths.description.least })}
        rows={4}
        required
        error={errorOf(state, 'description')}
      />
      <TextArea
        name="useCase"
        label={words.useCase}
        hint={say(words.useCaseHint, { least: ideaLengths.useCase.least })}
        rows={4}
        required
        error={errorOf(state, 'useCase')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput name="name" label={words.yourName} autoComplete="name" required error={errorOf(state, 'name')} />
        <TextInput
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          required
          error={errorOf(state, 'email')}
        />
      </div>
    </FullForm>
  );
}

/** The only field that doesn't keep its own value, because the design system's select is controlled. */
function CategoryField({ error }: { error: string | undefined }) {
  const [category, setCategory] = useState<Category>('');
  return (
    <Select
      name="category"
      label={words.category}
      options={categoryChoices}
      value={category}
      onChange={setCategory}
      required
      error={error}
    />
  );
}
