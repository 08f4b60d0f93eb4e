import '../lockdown';
import { kernel } from '../../kernels/json-formatter/kernel';
import { serve } from '../serve';

serve({ 'json-formatter': kernel });
