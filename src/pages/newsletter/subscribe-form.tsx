// The signup of the newsletter page, the home page and the footer.
import { useForm } from '../forms/use-form';
import { AddressForm } from './address-form';

interface SubscribeFormProps {
  /** The form's accessible name: there are two on the home page. */
  name: string;
  label: string;
  hideLabel?: boolean;
  email?: string;
}

const load = () => import('./subscribe');

export function SubscribeForm(props: SubscribeFormProps) {
  const form = useForm(load, 'Failed to subscribe. Please try again later.');
  return <AddressForm {...props} form={form} button="Subscribe" sendingButton="Subscribing..." />;
}
