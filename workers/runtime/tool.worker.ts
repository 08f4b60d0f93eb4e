// The worker of the quick and bulk lanes. It never fetches: its policy forbids every connection.
import { kernels } from '../kernels/index';
import { serve } from './serve';

serve(kernels);
