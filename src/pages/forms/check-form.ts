// Checks a form by the same schema as the server.
import * as v from 'valibot';
import type { FieldErrors } from './form-state';

type Checked<Values> =
  | { readonly isValid: true; readonly values: Values }
  | { readonly isValid: false; readonly errors: FieldErrors<keyof Values & string> };

/** What the schema does not know is left out of the values. Of each field the first fault is told. */
export function checkForm<Values extends object>(
  schema: v.GenericSchema<unknown, Values>,
  form: FormData,
): Checked<Values> {
  const { success, output, issues } = v.safeParse(schema, Object.fromEntries(form), { abortPipeEarly: true });
  if (success) return { isValid: true, values: output };
  const errors = issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  return { isValid: false, errors: Object.fromEntries(errors) as FieldErrors<keyof Values & string> };
}
