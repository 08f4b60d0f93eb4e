// What a build's public settings let its pages load and send, compared with a build without settings.
import { readSettings } from '../../build/read-settings';
import { securityHeaders } from '../headers';
import { thirdPartySources, type ThirdPartySources } from '../third-parties';
import { policyWeaknesses } from './policy';

export interface SettingReport {
  readonly name: string;
  readonly value: string;
  /** The sources that this setting adds to the pages' policy, in words. Empty if there are none. */
  readonly opens: readonly string[];
}

const pagePolicy = (sources: ThirdPartySources) => securityHeaders('/', sources)['Content-Security-Policy'] ?? '';

/**
 * Each setting is judged alone, so that two that allow the same host can't hide each other. The policy is the one that the
 * build makes of the setting, so this code doesn't need to know a setting's meaning.
 * @param settings by variable, as in `build.json`
 * @param origin of the site, which the pages may reach anyway
 */
export function judgeSettings(settings: Readonly<Record<string, string>>, origin: string): readonly SettingReport[] {
  const { VITE_BASE_URL = origin } = settings;
  const sourcesWith = (more: Readonly<Record<string, string>>) =>
    thirdPartySources(readSettings({ VITE_BASE_URL, ...more }));
  const plain = sourcesWith({});
  const limit = pagePolicy({ ...plain, 'connect-src': [...(plain['connect-src'] ?? []), origin] });
  return Object.entries(settings).map(([name, value]) => ({
    name,
    value,
    opens: policyWeaknesses(limit, pagePolicy(sourcesWith({ [name]: value }))),
  }));
}
