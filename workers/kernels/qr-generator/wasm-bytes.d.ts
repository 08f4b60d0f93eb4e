/** A package's WebAssembly as a data URL, which Vite writes into the script. */
declare module '*.wasm?url&inline' {
  const url: string;
  export default url;
}
