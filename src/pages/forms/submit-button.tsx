import { Button, type ButtonProps } from '../../ui/button';
import type { FormState } from './form-state';

interface SubmitButtonProps extends Pick<ButtonProps, 'className'> {
  state: FormState<string>;
  label: string;
  sendingLabel: string;
}

export function SubmitButton({ state, label, sendingLabel, ...rest }: SubmitButtonProps) {
  const isSending = state.kind === 'sending';
  return (
    <Button {...rest} type="submit" variant="primary" loading={isSending}>
      {isSending ? sendingLabel : label}
    </Button>
  );
}
