// The people behind the site, by role. Meant to be edited by its owner.

export interface TeamRole {
  readonly role: string;
  readonly text: string;
}

export const team: readonly TeamRole[] = [
  { role: 'Engineering', text: 'Builds the tools, benchmarks them against native programs and tests every promise.' },
  { role: 'Design', text: 'Makes every tool clear at first glance, on a phone or with just a keyboard.' },
  { role: 'Support', text: 'Reads and answers every message and idea.' },
];
