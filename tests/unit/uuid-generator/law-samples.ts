import { kernel } from '../../../workers/kernels/uuid-generator/kernel';
import { NAMESPACE_UUIDS } from '../../../workers/kernels/uuid-generator/spec';
import { underLaw as give } from '../laws/law-sample';

// Only name-based UUIDs can be compared: all others are new each time.
export const underLaw = give(kernel, [
  {
    name: 'names in Windows lines',
    input: '\uFEFFwww.example.com\r\n\r\nGrüße 😀\n padded\nlast',
    options: { kind: 'v5', format: 'braces', namespace: NAMESPACE_UUIDS.dns },
  },
  {
    name: 'one name',
    input: 'https://example.com/\n',
    options: { kind: 'v3', format: 'no-hyphens', namespace: NAMESPACE_UUIDS.url },
  },
]);
