// The states of a form, from the first letter to the response.

/** Sentences for the visitor, by the names of the fields. */
export type FieldErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

export type Outcome<Field extends string> =
  | { readonly kind: 'invalid'; readonly errors: FieldErrors<Field> }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'sent'; readonly message: string };

/** `again` is the empty form after the visitor has returned from the success message. */
export type FormState<Field extends string> = { readonly kind: 'idle' | 'sending' | 'again' } | Outcome<Field>;

/** Checks and sends a form. Rejects if the server can't be reached or its response can't be read. */
export type Submit<Field extends string> = (form: FormData) => Promise<Outcome<Field>>;

export const failed = (message: string) => ({ kind: 'failed', message }) as const;

export const sent = (message: string) => ({ kind: 'sent', message }) as const;

/** The message under a field that was invalid when the visitor tried to send the form. */
export const errorOf = <Field extends string>(state: FormState<Field>, field: Field): string | undefined =>
  state.kind === 'invalid' ? state.errors[field] : undefined;
