// The settings of the text case converter's screen.
import type { CaseId, CaseLocale } from '../../../workers/kernels/text-case-converter/spec';

export interface CaseSettings {
  readonly locale: CaseLocale;
  /** What a file becomes: text becomes all of them. */
  readonly fileCase: CaseId;
}

export const DEFAULT_SETTINGS: CaseSettings = { locale: 'und', fileCase: 'uppercase' };
