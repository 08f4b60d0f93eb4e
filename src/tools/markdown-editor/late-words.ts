// Markdown editor: its plural and its sample, which load with the screen.

export const characters = { one: '{count} character', other: '{count} characters' } as const;

/** Shows most of the syntax. */
export const sample = `# Welcome

Write **Markdown** on the left and see it *rendered* on the right.

- Lists, with [links](https://commonmark.org)
- [x] Tasks that are done
- [ ] Tasks that are not

> Quotes, for what others said.

| Fruit  | Price |
| :----- | ----: |
| Apple  |  1.20 |
| Cherry |  4.80 |

\`\`\`js
const code = 'in a block';
\`\`\`
`;
