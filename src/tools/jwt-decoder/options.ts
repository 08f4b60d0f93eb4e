// JWT decoder: its options.
import { choice, defineOptions, secret } from '../../../workers/contract/options';

/** The key that verifies a token is one of the screen's secrets, like the token and the claims: see `secrets.ts`. */
export const options = defineOptions({
  mode: choice(['decode', 'create']),
  key: secret(),
});
