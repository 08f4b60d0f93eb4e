import '../lockdown';
import { kernel } from '../../kernels/uuid-generator/kernel';
import { serve } from '../serve';

serve({ 'uuid-generator': kernel });
