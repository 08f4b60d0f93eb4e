import '../lockdown';
import { kernel } from '../../kernels/hex-encoder/kernel';
import { serve } from '../serve';

serve({ 'hex-encoder': kernel });
