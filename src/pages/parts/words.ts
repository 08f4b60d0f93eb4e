// The words of the parts that several pages have.

export const breadcrumb = 'Breadcrumb';
export const toolIdea = 'Have a Tool Idea?';
export const suggestTool = 'Suggest a Tool';
