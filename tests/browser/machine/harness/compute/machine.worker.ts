// A worker as the site's own, with kernels that misbehave. It holds a lock for as long as it lives: only the browser itself
// takes that away, so that a test can see which workers are really gone.
import { serve } from '@toolyard/serve';
import { kernels } from '../kernels';
import { WORKER_LOCK } from '../names';

const never = new Promise(() => undefined);
void navigator.locks.request(`${WORKER_LOCK}${self.name}`, () => never);

serve(kernels);
