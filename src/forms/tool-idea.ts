// The form by which a visitor suggests a tool.
import * as v from 'valibot';
import { email, line, lines } from './fields';
import * as words from './words';

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
    toolName: line(words.toolName, ideaLengths.toolName),
    description: lines(words.description, ideaLengths.description),
    category: v.picklist(ideaCategories, words.noCategory),
    useCase: lines(words.useCase, ideaLengths.useCase),
    name: line(words.name, ideaLengths.name),
    email,
  },
  words.incomplete,
);

export type ToolIdea = v.InferOutput<typeof toolIdeaSchema>;
