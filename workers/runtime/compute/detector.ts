import '../lockdown';
import { kernel } from '../../kernels/detector/kernel';
import { serve } from '../serve';

serve({ detector: kernel });
