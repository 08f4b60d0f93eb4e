import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Link } from '../../ui/link';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { RichText } from '../../ui/rich-text';
import { FormDone } from '../forms/full-form';
import { useForm } from '../forms/use-form';
import { AddressForm } from '../newsletter/address-form';
import { useQuery } from '../use-query';
import * as words from './words';

const ReturnHome = () => <LinkButton to="/">{words.returnHome}</LinkButton>;

export default function UnsubscribePage() {
  const form = useForm(({ unsubscribe }) => unsubscribe, words.failed);
  const email = useQuery().get('email') ?? '';
  if (form.state.kind === 'sent') return <Unsubscribed onResubscribe={form.startAgain} />;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>{words.title}</PageHeading>
        <p className="text-muted">{words.purpose}</p>
      </div>
      <Card className="w-full">
        <AddressForm
          form={form}
          name={words.form}
          label={words.email}
          button={words.title}
          sendingButton={words.unsubscribing}
          email={email}
          note={words.resubscribeNote}
        />
      </Card>
      <p className="text-sm text-muted">
        <RichText
          text={words.changedMind}
          tags={{
            link: (inside) => (
              <Link to="/#newsletter" className="text-accent underline">
                {inside}
              </Link>
            ),
          }}
        />
      </p>
      <ReturnHome />
    </div>
  );
}

function Unsubscribed({ onResubscribe }: { onResubscribe: () => void }) {
  return (
    <FormDone title={words.done} text={words.doneText}>
      <Button variant="primary" onClick={onResubscribe}>
        {words.resubscribe}
      </Button>
      <ReturnHome />
    </FormDone>
  );
}
