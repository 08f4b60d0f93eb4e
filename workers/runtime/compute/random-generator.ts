import '../lockdown';
import { kernel } from '../../kernels/random-generator/kernel';
import { serve } from '../serve';

serve({ 'random-generator': kernel });
