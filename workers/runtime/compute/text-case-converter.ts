import '../lockdown';
import { kernel } from '../../kernels/text-case-converter/kernel';
import { serve } from '../serve';

serve({ 'text-case-converter': kernel });
