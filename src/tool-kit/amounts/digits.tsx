// A long number whose thousands are set apart for the eye only: copied or read aloud, it has no separators.
export function Digits({ text }: { text: string }) {
  const [all = '', sign = '', whole = ''] = /^(\D*)(\d{5,})(?![\d.]*e)/.exec(text) ?? [];
  if (all === '') return text;
  const groups = whole.split(/(?=(?:\d{3})+$)/);
  return (
    <>
      {sign}
      {groups.map((group, index) => (
        <span key={index} className={index > 0 ? 'ml-[0.2em]' : undefined}>
          {group}
        </span>
      ))}
      {text.slice(all.length)}
    </>
  );
}
