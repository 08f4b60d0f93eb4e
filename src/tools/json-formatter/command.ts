import type { CommandRecord } from '../../../workers/contract/command';

export const command: CommandRecord = {
  name: 'json',
  only: { action: ['format', 'minify', 'validate', 'repair'] },
  flags: { isLines: 'json-lines' },
};
