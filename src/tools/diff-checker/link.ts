import { diffChecker } from '../../../workers/kernels/diff-checker/spec';
import { settingsLink } from '../../tool-kit/settings-link';
import { SPACES } from './compare-settings';
import { MODES } from './mode-choice';
import { CONTEXTS, DEFAULT_SETTINGS, DETAILS, VIEWS } from './view-settings';

export const link = settingsLink(diffChecker.id, DEFAULT_SETTINGS, {
  ...{ mode: MODES, ignoreCase: 'switch', ignoreSpace: SPACES, ignoreLineEnds: 'switch' },
  ...{ view: VIEWS, lineNumbers: 'switch', detail: DETAILS, context: CONTEXTS },
});
