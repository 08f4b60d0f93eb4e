// The formats of the report, which load with the first result.
export const formats = { text: 'Text', jsonl: 'JSON Lines', csv: 'CSV' } as const;
