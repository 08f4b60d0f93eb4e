// The worker's side of the bridge. The build gives the real one: its types are of another thread than those of the tests.
declare module '@toolyard/serve' {
  export function serve(table: Readonly<Record<string, unknown>>): void;
}
