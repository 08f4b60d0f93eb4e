import '../lockdown';
import { kernel } from '../../kernels/markdown-editor/kernel';
import { serve } from '../serve';

serve({ 'markdown-editor': kernel });
