// Opened by the link in a confirmation mail. Only the button confirms: mail scanners open links.
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { FormMessage, Honeypot, SubmitButton, type Message } from '../forms/form-parts';
import { errorOf, type FormState } from '../forms/form-state';
import { FormDone } from '../forms/full-form';
import { useForm } from '../forms/use-form';
import { useQuery } from '../use-query';

const ReturnHome = () => <LinkButton to="/">Return to Homepage</LinkButton>;

function messageOf(state: FormState<'token'>): Message | undefined {
  const error = state.kind === 'failed' ? state.message : errorOf(state, 'token');
  return error === undefined ? undefined : { tone: 'error', text: error };
}

export default function ConfirmSubscriptionPage() {
  const form = useForm(({ confirm }) => confirm, 'Failed to confirm. Please try again later.');
  const token = useQuery().get('token') ?? '';
  const { state } = form;
  if (state.kind === 'sent') {
    return (
      <FormDone title="Subscription confirmed" text={state.message}>
        <ReturnHome />
      </FormDone>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col items-start gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Confirm your subscription</PageHeading>
        <p className="text-muted">One more step, so that nobody else can sign you up for our newsletter.</p>
      </div>
      <Card className="w-full">
        <form {...form.props} aria-label="Confirm subscription" className="relative flex flex-col items-start gap-3">
          <input type="hidden" name="token" value={token} />
          <Honeypot />
          <SubmitButton state={state} label="Confirm subscription" sendingLabel="Confirming..." />
          <FormMessage message={messageOf(state)} />
        </form>
      </Card>
      <p className="text-sm text-muted">
        You didn’t sign up? Then close this page. Without your confirmation we send no newsletter.
      </p>
      <ReturnHome />
    </div>
  );
}
