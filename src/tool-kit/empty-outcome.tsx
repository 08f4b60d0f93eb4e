/** Where the result will be. Only beside the input: below it, nothing is missed. */
export const EmptyOutcome = () => (
  <p className="hidden min-h-40 items-center justify-center rounded-lg border border-dashed border-line-strong px-6 text-sm text-muted min-[1200px]:flex">
    Your result will appear here.
  </p>
);
