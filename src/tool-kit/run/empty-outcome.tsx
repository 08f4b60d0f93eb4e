/** Where the result will be. Only beside the input: below it, nothing is missed. */
export const EmptyOutcome = () => (
  <div className="paper hidden min-h-48 items-center justify-center rounded-lg border border-line min-[1200px]:flex">
    <p className="rounded-sm bg-page px-3 py-1 text-sm text-muted">Your result will appear here.</p>
  </div>
);
