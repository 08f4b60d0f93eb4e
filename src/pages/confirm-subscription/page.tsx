// Opened by the link in a confirmation mail. Only the button confirms: mail scanners open links.
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { FormMessage, Honeypot, SubmitButton, type Message } from '../forms/form-parts';
import { errorOf, type FormState } from '../forms/form-state';
import { FormDone } from '../forms/full-form';
import { useForm } from '../forms/use-form';
import { useQuery } from '../use-query';
import * as words from './words';

const ReturnHome = () => <LinkButton to="/">{words.returnHome}</LinkButton>;

function messageOf(state: FormState<'token'>): Message | undefined {
  const error = state.kind === 'failed' ? state.message : errorOf(state, 'token');
  return error === undefined ? undefined : { tone: 'error', text: error };
}

export default function ConfirmSubscriptionPage() {
  const form = useForm(({ confirm }) => confirm, words.failed);
  const token = useQuery().get('token') ?? '';
  const { state } = form;
  if (state.kind === 'sent') {
    return (
      <FormDone title={words.done} text={state.message}>
        <ReturnHome />
      </FormDone>
    );
  }
  return (
    <div className="flex max-w-2xl flex-col items-start gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="text-muted">{words.purpose}</p>
      </div>
      <Card className="w-full">
        <form {...form.props} aria-label={words.confirm} className="relative flex flex-col items-start gap-3">
          <input type="hidden" name="token" value={token} />
          <Honeypot />
          <SubmitButton state={state} label={words.confirm} sendingLabel={words.confirming} />
          <FormMessage message={messageOf(state)} />
        </form>
      </Card>
      <p className="text-sm text-muted">{words.notYou}</p>
      <ReturnHome />
    </div>
  );
}
