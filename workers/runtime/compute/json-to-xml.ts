import '../lockdown';
import { kernel } from '../../kernels/json-to-xml/kernel';
import { serve } from '../serve';

serve({ 'json-to-xml': kernel });
