import '../lockdown';
import { kernel } from '../../kernels/json-formatter/query-kernel';
import { serve } from '../serve';

serve({ 'json-query': kernel });
