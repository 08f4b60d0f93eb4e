// From a form to its outcome: check, post, judge the answer.
import type { GenericSchema } from 'valibot';
import { HONEYPOT } from '../../forms/endpoints';
import { checkForm } from './check-form';
import type { Outcome } from './form-state';
import { postForm } from './post-form';

interface FormRules<Values> {
  readonly path: string;
  readonly schema: GenericSchema<unknown, Values>;
  readonly judge: (response: Response) => Promise<Outcome<keyof Values & string>>;
}

/** Rejects when nobody answers, or as `judge` does. */
export async function sendForm<Values extends object>(
  form: FormData,
  { path, schema, judge }: FormRules<Values>,
): Promise<Outcome<keyof Values & string>> {
  const checked = checkForm(schema, form);
  if (!checked.isValid) return { kind: 'invalid', errors: checked.errors };
  const trap = form.get(HONEYPOT);
  return judge(await postForm(path, trap ? { ...checked.values, [HONEYPOT]: trap } : checked.values));
}
