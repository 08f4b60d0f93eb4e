// On the command line: a check takes a document, a schema, and the schemas that this one refers to, and a schema is made from one input.
import { kernelRun, type OpenRun } from '../../../workers/contract/options/command';
import { jsonSchemaValidator, schemaMaker, type Values } from '../../../workers/kernels/json-schema-validator/spec';

/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const open: OpenRun<Values> = ({ mode, isLines, draft, formats, target }, { names }) =>
  mode === 'validate'
    ? {
        ...kernelRun(jsonSchemaValidator, { isLines, draft, formats, schemaNames: names.slice(1), hasFolders: true }),
        // A thread can be ended, even in a pattern that doesn't end. It takes no pipe.
        deadlineMs: () => LONGEST_TIMER_MS,
        readsOnce: false,
      }
    : kernelRun(schemaMaker, { isLines, target });
