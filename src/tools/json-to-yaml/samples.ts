import type { YamlMode } from '../../../workers/kernels/json-to-yaml/spec';

const API = {
  version: '1.0',
  name: 'Sample API',
  description: 'A small API, described for its users',
  endpoints: [
    { path: '/users', method: 'GET', response: { users: [{ id: 1, name: 'Ada' }] } },
    { path: '/users', method: 'POST', body: { name: 'string', email: 'string' } },
  ],
  config: { timeout: 30000, retries: 3, enabled: true },
};

export const SAMPLES: Readonly<Record<YamlMode, string>> = {
  'to-yaml': JSON.stringify(API, null, 2),
  'to-json': `# An API, described for its users
version: "1.0"
name: Sample API
description: A small API, described for its users
endpoints:
  - path: /users
    method: GET
    response:
      users:
        - id: 1
          name: Ada
  - path: /users
    method: POST
    body:
      name: string
      email: string
config:
  timeout: 30000
  retries: 3
  enabled: true
`,
};
