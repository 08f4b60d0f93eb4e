// Vite builds such a module as a worker and gives its address.
declare module '*?worker&url' {
  const url: string;
  export default url;
}
