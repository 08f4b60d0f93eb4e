import '../lockdown';
import { kernel } from '../../kernels/hash-generator/kernel';
import { serve } from '../serve';

serve({ 'hash-generator': kernel });
