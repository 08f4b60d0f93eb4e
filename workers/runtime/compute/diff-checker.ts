import '../lockdown';
import { kernel } from '../../kernels/diff-checker/kernel';
import { serve } from '../serve';

serve({ 'diff-checker': kernel });
