import type { CommandRecord } from '../../../workers/contract/command';

export const command: CommandRecord = {
  name: 'qr',
  only: { mode: ['generate', 'batch'] },
  hidden: ['charset'],
  always: 'image',
};
