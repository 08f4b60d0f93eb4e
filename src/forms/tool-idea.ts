// The form by which a visitor suggests a tool.
import * as v from 'valibot';
import { email, INCOMPLETE, line, lines } from './fields';

export const ideaCategories = [
  'Converter',
  'Encoder/Decoder',
  'Generator',
  'Formatter',
  'Calculator',
  'Utility',
  'Security',
  'Other',
] as const;

/** In characters (UTF-16 units), after trimming. The longest idea is smaller than the server's limit for a body. */
export const ideaLengths = {
  toolName: { least: 3, most: 100 },
  description: { least: 10, most: 1500 },
  useCase: { least: 10, most: 1500 },
  name: { least: 1, most: 100 },
} as const;

export const toolIdeaSchema = v.object(
  {
    toolName: line('Tool name', ideaLengths.toolName),
    description: lines('Description', ideaLengths.description),
    category: v.picklist(ideaCategories, 'Please choose a category'),
    useCase: lines('Use case', ideaLengths.useCase),
    name: line('Name', ideaLengths.name),
    email,
  },
  INCOMPLETE,
);

export type ToolIdea = v.InferOutput<typeof toolIdeaSchema>;
