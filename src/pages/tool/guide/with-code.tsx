/** Text in which `code` stands between backticks. */
export const WithCode = ({ text }: { text: string }) =>
  text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} translate="no" className="font-mono text-[0.9em] break-words text-ink">
        {part}
      </code>
    ),
  );
