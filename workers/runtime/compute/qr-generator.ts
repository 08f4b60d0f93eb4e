import '../lockdown';
import { kernel } from '../../kernels/qr-generator/kernel';
import { serve } from '../serve';

serve({ 'qr-generator': kernel });
