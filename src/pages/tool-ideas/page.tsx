import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { FormDone } from '../forms/form-done';
import { useForm } from '../forms/use-form';
import { IdeaForm } from './idea-form';

const load = () => import('./send-idea');

export default function ToolIdeasPage() {
  const form = useForm(load, 'Network error. Please check your connection and try again.');
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
