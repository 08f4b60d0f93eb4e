import '../lockdown';
import { kernel } from '../../kernels/word-counter/kernel';
import { serve } from '../serve';

serve({ 'word-counter': kernel });
