// The formats of the report, which load with the first result.
export const formats = { text: 'Text', jsonl: 'JSON Lines', csv: 'CSV' } as const;
export const added = { one: '{count} further schema', other: '{count} further schemas' } as const;
