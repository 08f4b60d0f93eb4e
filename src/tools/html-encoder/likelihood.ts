/** Entities, or markup, ask for this tool; any other text may. */
export function likelihood(head: string): number {
  if (/&(?:#\d+|#x[0-9a-f]+|[a-z]{2,}\d?);/i.test(head)) return 0.9;
  return /<\/?[a-z]/i.test(head) ? 0.6 : 0.2;
}
