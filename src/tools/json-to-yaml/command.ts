import type { CommandRecord } from '../../../workers/contract/command';

export const command: CommandRecord = { name: 'json-to-yaml', flags: { isLines: 'json-lines' } };
