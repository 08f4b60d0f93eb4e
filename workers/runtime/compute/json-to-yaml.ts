import '../lockdown';
import { kernel } from '../../kernels/json-to-yaml/kernel';
import { serve } from '../serve';

serve({ 'json-to-yaml': kernel });
