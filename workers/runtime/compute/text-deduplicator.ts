import '../lockdown';
import { kernel } from '../../kernels/text-deduplicator/kernel';
import { serve } from '../serve';

serve({ 'text-deduplicator': kernel });
