// The worker's side of the bridge. The build gives the real files: their types are of another thread than those of the tests.
declare module '@toolyard/lockdown' {}

declare module '@toolyard/serve' {
  export function serve(table: Readonly<Record<string, unknown>>): void;
}
