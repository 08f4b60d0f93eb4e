import { describeEngine } from './engine';
import { launchFirefox } from './firefox';

describeEngine('Firefox', launchFirefox);
