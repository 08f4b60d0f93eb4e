import '../lockdown';
import { kernel } from '../../kernels/binary-converter/kernel';
import { serve } from '../serve';

serve({ 'binary-converter': kernel });
