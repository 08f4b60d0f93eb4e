import '../lockdown';
import { kernel } from '../../kernels/base64-encoder/kernel';
import { serve } from '../serve';

serve({ 'base64-encoder': kernel });
