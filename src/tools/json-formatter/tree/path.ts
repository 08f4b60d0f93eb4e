// The way to a value, in the two notations that programs take.

/** A key as it is meant, or an index. */
export type Step = string | number;

/** RFC 6901. The whole document is the empty pointer. */
export const jsonPointer = (steps: readonly Step[]): string =>
  steps.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*$/u;

/** An expression over a variable `data` that holds the document. */
export const javaScriptPath = (steps: readonly Step[]): string =>
  'data' +
  steps
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return NAME.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    })
    .join('');
