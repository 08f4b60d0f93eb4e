import { describeEngine } from './engine';
import { launchWebKit } from './webkit';

describeEngine('WebKit', launchWebKit);
