import '../lockdown';
import { kernel } from '../../kernels/qr-generator/read-kernel';
import { serve } from '../serve';

serve({ 'qr-reader': kernel });
