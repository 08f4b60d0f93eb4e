import '../lockdown';
import { kernel } from '../../kernels/html-encoder/kernel';
import { serve } from '../serve';

serve({ 'html-encoder': kernel });
