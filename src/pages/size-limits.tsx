// The limits that “Any size” has, as the home page, the About page and README list them. The numbers are copies: importing a
// kernel's spec would add its words to the first visit. tests/unit/readme.test.ts compares them with the specs.

interface SizeLimit {
  /** The tool's title. */
  readonly tool: string;
  readonly limit: string;
}

export const SIZE_LIMITS_INTRO = 'A few tools need a whole document in memory, so they have a size limit.';

export const sizeLimits: readonly SizeLimit[] = [
  { tool: 'JSON Formatter', limit: '128 MB to sort keys, 32 MB for a JSONPath query, 8 MB to repair' },
  { tool: 'JSON/XML Converter', limit: '32 MB, 1.5 million values' },
  { tool: 'JSON/YAML Converter', limit: '128 MB of YAML' },
  { tool: 'Markdown Editor', limit: '10 MB' },
  { tool: 'Regex Tester', limit: '268 MB if matches can cross lines' },
  { tool: 'Text Deduplicator', limit: '256 MB of unique text if “Preserve order” is off' },
  { tool: 'Diff Checker', limit: '20 million lines per side, 256 MB to apply a patch' },
  { tool: 'List Comparer', limit: '256 MB of result if it is sorted' },
];

export function SizeLimitList() {
  return (
    <div className="text-sm text-muted">
      <p>{SIZE_LIMITS_INTRO}</p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {sizeLimits.map(({ tool, limit }) => (
          <li key={tool}>
            {tool}: {limit}
          </li>
        ))}
      </ul>
    </div>
  );
}
