import type { CommandRecord } from '../../../workers/contract/command';

export const command: CommandRecord = { name: 'color', takesText: true };
