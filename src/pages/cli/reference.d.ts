declare module 'virtual:command-reference' {
  const reference: import('../../../workers/contract/command').CommandReference;
  export default reference;
}
