// The headings of a tool’s guide.

export const how = 'How it works';
export const more = 'More about this tool';
export const rest = 'Questions and related tools';
export const questions = 'Questions and answers';
export const related = 'Related tools';
