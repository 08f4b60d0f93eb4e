import '../lockdown';
import { kernel } from '../../kernels/password-generator/kernel';
import { serve } from '../serve';

serve({ 'password-generator': kernel });
