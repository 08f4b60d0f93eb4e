import { useState } from 'react';
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

export default function ToolIdeasPage() {
  const form = useForm(({ sendIdea }) => sendIdea, 'Network error. Please check your connection and try again.');
  if (form.state.kind === 'sent') {
    return (
      <FormDone title="Thank You!" text={form.state.message}>
        <Button variant="primary" onClick={form.startAgain}>
          Submit Another Idea
        </Button>
        <LinkButton to="/tools">Browse Tools</LinkButton>
      </FormDone>
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Submit Tool Ideas</PageHeading>
        <p className="max-w-[60ch] text-muted">
          Missing a tool? Tell us what it should do and how you’d use it. We build the most requested tools first.
        </p>
      </div>
      <IdeaForm form={form} />
    </div>
  );
}

type Category = ToolIdea['category'] | '';

const categoryChoices: readonly Choice<Category>[] = [
  { value: '', label: 'Choose a category' },
  ...ideaCategories.map((category) => ({ value: category, label: category })),
];

const atLeast = ({ least }: { readonly least: number }) => `At least ${least} characters.`;

function IdeaForm({ form }: { form: FormHandle<keyof ToolIdea> }) {
  const { state } = form;
  return (
    <FullForm
      form={form}
      name="Tool idea"
      button="Submit Idea"
      sendingButton="Submitting..."
      note="We use what you send only to evaluate your idea."
    >
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput
          name="toolName"
          label="Tool Name *"
          hint={atLeast(ideaLengths.toolName)}
          autoComplete="off"
          required
          autoFocus={state.kind === 'again'}
          error={errorOf(state, 'toolName')}
        />
        <CategoryField error={errorOf(state, 'category')} />
      </div>
      <TextArea
        name="description"
        label="Description *"
        hint={`What goes in and what comes out. ${atLeast(ideaLengths.description)}`}
        rows={4}
        required
        error={errorOf(state, 'description')}
      />
      <TextArea
        name="useCase"
        label="Use Case *"
        hint={`When you’d use it. ${atLeast(ideaLengths.useCase)}`}
        rows={4}
        required
        error={errorOf(state, 'useCase')}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextInput name="name" label="Your Name *" autoComplete="name" required error={errorOf(state, 'name')} />
        <TextInput
          name="email"
          type="email"
          label="Email Address *"
          hint="Only for questions about your idea."
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
      label="Category *"
      options={categoryChoices}
      value={category}
      onChange={setCategory}
      required
      error={error}
    />
  );
}
