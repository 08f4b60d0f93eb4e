declare module 'virtual:command-reference' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- an ambient module can't import from a relative path
  const reference: import('../../../workers/contract/options/command').CommandReference;
  export default reference;
}
