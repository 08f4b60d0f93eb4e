import '../lockdown';
import { kernel } from '../../kernels/patch-applier/kernel';
import { serve } from '../serve';

serve({ 'patch-applier': kernel });
