import '../lockdown';
import { kernel } from '../../kernels/zip-writer/kernel';
import { serve } from '../serve';

serve({ 'zip-writer': kernel });
