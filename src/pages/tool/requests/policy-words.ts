// A content security policy in plain words, from the header as it was received.

export interface Rule {
  readonly what: string;
  readonly allowed: string;
}

/** In the order of what matters for what leaves. */
const ASKED: readonly (readonly [directive: string, what: string])[] = [
  ['connect-src', 'Connections (fetch, WebSocket, beacons)'],
  ['script-src', 'Scripts'],
  ['worker-src', 'Workers'],
  ['img-src', 'Images'],
  ['media-src', 'Audio and video'],
  ['frame-src', 'Frames'],
  ['form-action', 'Form submissions'],
];

const NAMES: Readonly<Record<string, string>> = {
  "'self'": 'this site',
  'blob:': 'data made in this page',
  'data:': 'data inside this page',
  "'wasm-unsafe-eval'": 'WebAssembly',
  "'unsafe-inline'": 'scripts written into the page',
  "'unsafe-eval'": 'text run as code',
  '*': 'anywhere',
};

const parse = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** A worker submits no forms and shows nothing: of it, only the first three are asked. */
export function rulesOf(policy: string, isWorker: boolean): readonly Rule[] {
  const given = parse(policy);
  return ASKED.slice(0, isWorker ? 3 : ASKED.length).map(([directive, what]) => {
    const sources = given.get(directive) ?? (directive === 'form-action' ? undefined : given.get('default-src'));
    if (!sources) return { what, allowed: 'anywhere: nothing is restricted' };
    const allowed = sources.filter((source) => source !== "'none'").map((source) => NAMES[source] ?? source);
    return { what, allowed: allowed.length === 0 ? 'none' : allowed.join(', ') };
  });
}
