// Who makes the site. For its owner to change.

export interface TeamRole {
  readonly role: string;
  readonly text: string;
}

/** Those who make the site, by what they do. */
export const team: readonly TeamRole[] = [
  { role: 'Engineering', text: 'Writes the tools, measures them against native programs and tests what they promise.' },
  { role: 'Design', text: 'Sees to it that every tool is plain at first sight, on a phone and without a mouse.' },
  { role: 'Support', text: 'Reads every message and every idea, and answers them.' },
];
