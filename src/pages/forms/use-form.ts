// The state of a form on the page. The code that checks and sends it loads when the visitor uses the form.
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { failed, type FormState, type Outcome, type Submit } from './form-state';

const load = () => import('./send-form');

type SendForm = Awaited<ReturnType<typeof load>>;

export interface FormHandle<Field extends string> {
  readonly state: FormState<Field>;
  /** For the <form>. Its fields keep their own values, so that text typed before hydration stays. */
  readonly props: {
    readonly noValidate: true;
    /** Before hydration, the browser must not send the form. `method="dialog"` does nothing without a dialog. */
    readonly method: 'dialog';
    readonly onFocus: () => void;
    readonly onChange: (event: ChangeEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
  /** Returns to the empty form. */
  readonly startAgain: () => void;
}

/** `choose` picks the form's function. `unreachable` is the message for a missing or unreadable response. */
export function useForm<Field extends string>(
  choose: (code: SendForm) => Submit<Field>,
  unreachable: string,
): FormHandle<Field> {
  const [state, setState] = useState<FormState<Field>>({ kind: 'idle' });
  const isBusy = useRef(false);

  const send = async (data: FormData): Promise<Outcome<Field>> => {
    try {
      const submit = choose(await load());
      return await submit(data);
    } catch {
      return failed(unreachable);
    }
  };

  const run = async (form: HTMLFormElement) => {
    isBusy.current = true;
    const data = new FormData(form); // Before the fields are disabled, because FormData omits disabled fields.
    const focused = document.activeElement;
    setState({ kind: 'sending' });
    const outcome = await send(data);
    isBusy.current = false;
    if (outcome.kind === 'sent') clearFields(form);
    flushSync(() => setState(outcome)); // A disabled field can't be focused.
    if (outcome.kind === 'invalid') focusFirstInvalid(form);
    else giveFocusBack(focused);
  };

  return {
    state,
    props: {
      noValidate: true,
      method: 'dialog',
      onFocus: () => void load().catch(() => undefined), // If that fails, sending the form tries again.
      onChange: ({ target }) => setState((before) => withoutError(before, target)),
      onSubmit: (event) => {
        event.preventDefault();
        if (!isBusy.current) void run(event.currentTarget);
      },
    },
    startAgain: () => setState({ kind: 'again' }),
  };
}

/** A field's error disappears once the field is edited. */
function withoutError<Field extends string>(state: FormState<Field>, field: Element): FormState<Field> {
  const name = field.getAttribute('name');
  if (state.kind !== 'invalid' || name === null || !(name in state.errors)) return state;
  return { kind: 'invalid', errors: { ...state.errors, [name]: undefined } };
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Doesn't use reset(), which would restore the values from the address. */
export function clearFields(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<TextField>('input, textarea')) field.value = '';
}

const focusFirstInvalid = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/**
 * Returns the focus that disabling the button took away, unless the visitor has moved on. (A click on a disabled element
 * focuses its surroundings.)
 */
function giveFocusBack(focused: Element | null) {
  const isLost = document.activeElement?.contains(focused) ?? true;
  if (isLost && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
