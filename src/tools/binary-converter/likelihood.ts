/** Nothing but binary digits, or but decimal ones, asks for this tool; any other text may. */
export function likelihood(head: string): number {
  if (/^[01\s]+$/.test(head)) return 0.95;
  return /^[-+\d\s]+$/.test(head) ? 0.6 : 0.1;
}
