import { kernel } from '../../../workers/kernels/json-schema-validator/kernel';
import type { CheckOptions } from '../../../workers/kernels/json-schema-validator/spec';
import { underLaw as give } from '../laws/law-sample';

const DEFAULTS: CheckOptions = { isLines: false, draft: 'auto', formats: 'auto' };

const SCHEMA = '{"type":"object","properties":{"Zoë 😀":{"maximum":3}},"required":["id"]}';

export const underLaw = give(kernel, [
  { name: 'a document with errors', input: ['{"Zoë 😀": 15.0,\r\n "id": "ü"}\n', SCHEMA], options: DEFAULTS },
  {
    name: 'a valid document',
    input: ['{"id": 1, "id": 2}', '{"type":"object","format":"email","pattern":"(?=a)b"}'],
    options: { ...DEFAULTS, draft: '7' },
  },
  {
    name: 'JSON Lines',
    input: ['{"id": 1}\n\n[]\n{"Zoë 😀": 4}', SCHEMA],
    options: { ...DEFAULTS, isLines: true, formats: 'check' },
  },
]);
