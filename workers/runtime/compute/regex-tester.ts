import '../lockdown';
import { kernel } from '../../kernels/regex-tester/kernel';
import { serve } from '../serve';

serve({ 'regex-tester': kernel });
