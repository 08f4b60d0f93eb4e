import '../lockdown';
import { kernel } from '../../kernels/url-encoder/kernel';
import { serve } from '../serve';

serve({ 'url-encoder': kernel });
