// A worker as the site's own, with kernels that misbehave.
import '../before-lockdown';
import '@toolyard/lockdown';
import { serve } from '@toolyard/serve';
import { kernels } from '../kernels';

serve(kernels);
