// What `import … from 'toolyard'` gives. Its types are generated: see package-files.ts.
export { run, ToolyardError } from './run';
