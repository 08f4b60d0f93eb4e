import { Button, type ButtonProps } from '../../ui/button';
import type { FormState } from './form-state';
import { useInBrowser } from './use-in-browser';

interface SubmitButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  state: FormState<string>;
  label: string;
  sendingLabel: string;
}

export function SubmitButton({ state, label, sendingLabel, ...rest }: SubmitButtonProps) {
  const isSending = state.kind === 'sending';
  // Until the page's code has come, the browser itself would send the form, as a part of the address.
  const isReady = useInBrowser();
  return (
    <Button {...rest} type="submit" variant="primary" loading={isSending} disabled={!isReady}>
      {isSending ? sendingLabel : label}
    </Button>
  );
}
