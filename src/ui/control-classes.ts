// The look that text inputs, text areas and selects share. 16px wherever a finger points, or iOS zooms into the field.
export const controlClasses =
  'w-full min-w-0 rounded-md border border-line-strong bg-surface text-base text-ink transition-colors ' +
  'placeholder:text-muted hover:not-disabled:border-ink md:pointer-fine:text-sm ' +
  'aria-invalid:border-danger aria-invalid:hover:not-disabled:border-danger ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:opacity-70 pointer-coarse:min-h-touch';
