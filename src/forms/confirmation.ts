// Confirming a newsletter subscription with the token in a mail.
import * as v from 'valibot';
import { INCOMPLETE } from './fields';

const NO_TOKEN = 'This link is incomplete. Please open the link in the email again.';

export const confirmationSchema = v.object({ token: v.pipe(v.string(NO_TOKEN), v.uuid(NO_TOKEN)) }, INCOMPLETE);

export type Confirmation = v.InferOutput<typeof confirmationSchema>;
