// The same kernel under the policy of a media worker, which may fetch: the proof that the test can fail.
import { serve } from '@toolyard/serve';
import { escapes } from '../ways-out';

serve({ escapes });
