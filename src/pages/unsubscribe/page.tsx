import { Link } from 'react-router-dom';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link-button';
import { PageHeading } from '../../ui/page-heading';
import { FormDone } from '../forms/full-form';
import { useForm } from '../forms/use-form';
import { AddressForm } from '../newsletter/address-form';
import { useQuery } from '../use-query';

const ReturnHome = () => <LinkButton to="/">Return to Homepage</LinkButton>;

export default function UnsubscribePage() {
  const form = useForm(({ unsubscribe }) => unsubscribe, 'Failed to unsubscribe. Please try again later.');
  const email = useQuery().get('email') ?? '';
  if (form.state.kind === 'sent') return <Unsubscribed onResubscribe={form.startAgain} />;
  return (
    <div className="flex max-w-2xl flex-col items-start gap-8">
      <div className="flex flex-col gap-2">
        <PageHeading>Unsubscribe from Newsletter</PageHeading>
        <p className="text-muted">Enter the address that gets our newsletter, and we’ll remove it.</p>
      </div>
      <Card className="w-full">
        <AddressForm
          form={form}
          name="Unsubscribe"
          label="Email Address *"
          button="Unsubscribe from Newsletter"
          sendingButton="Unsubscribing..."
          email={email}
          note="You’re not subscribed right now. Use the newsletter form on our homepage to resubscribe."
        />
      </Card>
      <p className="text-sm text-muted">
        Changed your mind? You can resubscribe at any time from{' '}
        <Link to="/#newsletter" className="text-accent underline">
          our homepage
        </Link>
        .
      </p>
      <ReturnHome />
    </div>
  );
}

function Unsubscribed({ onResubscribe }: { onResubscribe: () => void }) {
  return (
    <FormDone
      title="Successfully Unsubscribed"
      text="You have been removed from our newsletter mailing list. We're sorry to see you go!"
    >
      <Button variant="primary" onClick={onResubscribe}>
        Resubscribe
      </Button>
      <ReturnHome />
    </FormDone>
  );
}
