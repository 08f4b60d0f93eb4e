import '../lockdown';
import { kernel } from '../../kernels/xml-formatter/kernel';
import { serve } from '../serve';

serve({ 'xml-formatter': kernel });
